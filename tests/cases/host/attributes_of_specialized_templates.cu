// shows: explicit specializations have the attributes of the template's definition
// flags: --c++17
// prelude: none
template<class T> __attribute__((noinline)) T a(T x) { return x; }
template<> int a(int x) { return 1; }
template<class T> __attribute__((unused)) T b(T x) { return x; }
template<> int b(int x) { return 1; }
template<class T> [[nodiscard]] T c(T x) { return x; }
template<> int c(int x) { return 1; }
template<class T> [[deprecated("q")]] T d(T x) { return x; }
template<> [[nodiscard]] int d(int x) { return 1; }
template<class T> [[gnu::always_inline, gnu::unused]] inline T e(T x) { return x; }
template<> __attribute__((always_inline, unused)) inline int e(int x) { return 1; }
template<class T> T f(T x) __attribute__((unused));
template<class T> T f(T x) { return x; }
template<> int f(int x) { return 1; }
template<class T> __attribute__((visibility("default"))) T g(T x) { return x; }
template<> int g(int x) { return 1; }
template<class T> __attribute__((unused)) __attribute__((always_inline)) inline T h(T x) { return x; }
template<> int h(int x);
template<> int h(int x) { return 1; }
template<class T> __attribute__((always_inline)) inline T i(T x);
template<> int i(int x) { return 1; }
template<class T> __attribute__((always_inline)) inline T i(T x) { return x; }
template<> long i(long x) { return 1; }
template<class T> __attribute__((device)) __attribute__((always_inline)) inline T j(T x) { return x; }
template<> __attribute__((device)) long j(long x) { return 1; }
template<class T> struct S { __attribute__((always_inline)) S() {} __attribute__((unused)) static int f() { return 1; } __attribute__((always_inline)) operator int() { return 1; } };
template<> S<int>::S() {} template<> int S<int>::f() { return 2; } template<> S<long>::operator int() { return 2; }
template<class T> __attribute__((global)) __attribute__((launch_bounds(3))) void k(T x) {}
template<> __attribute__((global)) void k(int x) {}
template<class T> struct M { template<class U> __attribute__((always_inline)) inline U f(U u) { return u; } };
template<> template<> __attribute__((always_inline)) inline int M<int>::f(int u) { return u; }
