// shows: attributes between a name and a bound, parameters or a width; unknown ones behind a type
// prelude: none
int a1 __attribute__((section("abc"))) [3]; int a2 __attribute__((section("abc"))) [3] = {1}; int a3[3] __attribute__((section("abc")));
int f1 __attribute__((noinline)) (int); int f2 __attribute__((noinline)) (int x) { return x; } int *f3 __attribute__((noinline)) (int x) { return 0; }
int g1 __attribute__((noinline)) __attribute__((cold)) (int x) { return x; }
struct M { int m1 __attribute__((noinline)) (int x) { return x; } int d __attribute__((aligned(8))); int d2 __attribute__((aligned(8))) [2]; int b __attribute__((packed)) : 3; };
__attribute__((noinline)) int __attribute__((noclone)) h1(int x) { return x; }
__attribute__((noinline)) static int __attribute__((noclone)) h2(int x) { return x; }
static __attribute__((noinline)) int __attribute__((noclone, cold)) h3(int x);
int __attribute__((noclone)) h4(int x);
int __attribute__((noclone)) *h5(int x); int * __attribute__((noclone)) h6(int x); __attribute__((noinline)) int * __attribute__((noclone)) h7(int x);
__attribute__((noinline)) void __attribute__((noclone)) h8() {}
struct S {}; __attribute__((noinline)) S __attribute__((noclone)) h9() { return S(); }
__attribute__((noinline)) const unsigned __attribute__((noclone)) int h10();
unsigned __attribute__((noinline)) int __attribute__((noclone)) h11();
struct N { __attribute__((noinline)) int __attribute__((noclone)) h1(int x) { return x; } __attribute__((noinline)) void __attribute__((noclone)) h2(); };
__attribute__((aligned(8))) int __attribute__((unused)) v1; __attribute__((aligned(8))) static int __attribute__((unused)) v2 = 3, v3;
template<class T> __attribute__((noinline)) T __attribute__((noclone)) t1(T x) { return x; }
