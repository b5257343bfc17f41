// shows: constants that are no captures, and closures as template arguments
// flags: --extended-lambda
// prelude: none
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __global__ __attribute__((global))
template <typename F> int use(F f) { return 1; }
template <class T> struct W { T t; };
void constants(int x) {
  const int c = 3; constexpr double f = 2.5; const float e = 1.5f; constexpr const char *s = "abc"; const int n = x; constexpr int a[2] = {1, 2};
  use([=] { return c + f + e + n + a[1]; });
  use([=] { const int &r = c; return &c + (s - s); });
  use([=] __device__ { return (-c) + (int)f + n; });
  use([x] { return sizeof(x) + noexcept(x); });
  use([=]() -> auto { return x; });
  use([=]() -> decltype(auto) { return (x); });
  use([=]() -> const int & { return x; });
  use([=] { x; });
}
template <class T> void kernel(T t) {}
template <> void kernel<char>(char c) { auto l = [=] { return c; }; }
void closures() {
  auto l = [] { }; kernel<decltype(l)>(l); const auto c = [=] { }; kernel<decltype(l) *>(&l); using L = decltype(l); W<L> w{l};
}
