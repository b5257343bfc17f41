// Attributes before a class or enumeration that is all that is declared belong to nothing, and do nothing
// flags: --c++17
// prelude: none

[[deprecated]] struct A {};
[[gnu::packed]] struct B { char c; int i; };
static_assert(sizeof(B) == 8, "");
__attribute__((packed)) struct C { char c; int i; };
static_assert(sizeof(C) == 8, "");
[[maybe_unused]] enum E { e };
[[deprecated, nodiscard]] struct F {};
[[deprecated]] __attribute__((unused)) struct G {};
alignas(16) struct H {};
static_assert(alignof(H) == 1, "");
[[some::thing]] struct I {};
[[deprecated]] int;
struct J {
    [[deprecated]] struct K {};
    [[deprecated]] union { int u; };
    [[deprecated]] friend struct L;
    [[nodiscard]] enum class M;
};
template<class T> [[deprecated]] struct N {};
template<class T> __attribute__((deprecated)) struct O {};
template<> [[deprecated]] struct N<int> {};
template [[deprecated]] struct N<char>;
void block() { [[deprecated]] struct P {}; struct Q {} [[deprecated]]; }
A a;
C c;

struct R { char c; int i; } [[gnu::packed]];
static_assert(sizeof(R) == 8, "");
struct S { char c; int i; } [[deprecated]];
struct T { char c; int i; } [[gnu::packed]] t;
static_assert(sizeof(T) == 8, "");
struct U { char c; int i; } [[deprecated]] u;
struct V { char c; int i; } [[gnu::aligned(16)]] v;
static_assert(sizeof(V) == 8, "");
struct W { char c; int i; } __attribute__((packed)) w;
static_assert(sizeof(W) == 5, "");
enum X { x } [[gnu::packed]];
[[gnu::packed]] struct Y { char c; int i; } y;
static_assert(sizeof(Y) == 8, "");
struct Z {} alignas(8);
R r;
U* pointer = &u;
