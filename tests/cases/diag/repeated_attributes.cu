// prelude: none
// flags: --remarks
// Attributes that stand twice in one list, and in two.
[[deprecated, deprecated]] int a; [[nodiscard, nodiscard]] int f(); [[nodiscard]] [[nodiscard]] int g(); [[noreturn, noreturn]] void h(); __attribute__((noreturn, noreturn)) void i();
__attribute__((noreturn)) __attribute__((noreturn)) void j(); [[gnu::unused, gnu::unused]] int b; [[maybe_unused, gnu::unused]] int c; [[gnu::deprecated, deprecated]] int d;
struct [[nodiscard, nodiscard]] S {}; enum [[deprecated, deprecated]] E { e [[deprecated, deprecated]] }; void p([[maybe_unused, maybe_unused]] int x);
namespace [[deprecated, deprecated]] NN {} using UU [[deprecated, deprecated]] = int; [[gnu::section("a"), gnu::section("a")]] int k; template <class T> [[nodiscard, nodiscard]] T tf();
