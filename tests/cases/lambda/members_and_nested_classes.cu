// shows: lambdas in initializers, default arguments and templates of classes
// flags: --c++20 --extended-lambda --frandom-seed=7
// prelude: mini

template<class F> void run(F f) { f(1); }
auto g0 = [] __device__ (int i) { return i; };
static int si = [] { int k = 3; return k; }();
struct S { int m = [](int q = 3) __attribute__((noinline)) { return q; }(), n; int q{[](int k) { return k; }(3)};
  S() : n([] { return 2; }()) {}
  static inline int sv = [](auto x) { return x; }(4);
  void da(int x = [] __host__ __device__ { return 5; }()) { auto f = [=, this]<class T>(T t) { return t + x + m; }; f(1); run([=] __device__ <class T> (T t) { return t + x; }); run([] __device__ <int K = 2> (auto... t) { return K; }); }
};
template<class T> T vt = [](T t) { return t; }(T{});
template<class T> constexpr auto cl = [](T t) { return t; };
struct S2 { int a; double b; };
void f(S s, int (&arr)[4], const int ci) { static int cnt; constexpr int cc = 5; auto [x, y] = S2{1, 2.0};
}
