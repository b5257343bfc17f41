// prelude: none
// Attributes give an alignment to enumerations, variables, static members, functions and typedef names.
struct A { int i; } a [[gnu::aligned(16)]];
int v alignas(8), x __attribute__((aligned(32)));
struct B { alignas(32) int m; static int s alignas(32); };
static_assert(__alignof__(a) == 16 && alignof(v) == 8 && alignof(x) == 32, "");
static_assert(alignof(B::s) == 32 && alignof(B::m) == 32, "");
template <int N, class T> struct C { enum alignas(N) E : T; static int s alignas(N); };
static_assert(alignof(C<8, char>::E) == 8 && alignof(C<64, char>::s) == 64, "");
enum alignas(8) G : char {};
static_assert(sizeof(G) == 1 && alignof(G) == 8, "");
template <template <class> class T, int N> struct D { typedef T<float> type alignas(N); };
template <class T> struct Box { T t; };
static_assert(alignof(D<Box, 32>::type) == 32, "");
typedef int small alignas(2);
static_assert(alignof(small) == 2, "");
template <class T> void f(decltype(alignof(T{}))) {}
template void f<int>(decltype(sizeof 0));
