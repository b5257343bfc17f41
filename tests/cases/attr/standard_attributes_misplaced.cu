// shows: standard attributes on other entities, with arguments, of unknown vendors
// prelude: none
[[noreturn]] int a;
struct [[noreturn]] S { [[noreturn]] int f; };
[[nodiscard]] int b;
[[nodiscard]] void c();
struct T { [[nodiscard]] ~T(); };
[[vendor::x]] int d;
[[clang::x]] int e;
[[maybe_unused()]] int g;
__attribute__((noreturn(1))) void h();
__attribute__((aligned(3))) int i;
alignas(3) int j;
