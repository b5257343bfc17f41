// shows: captures, calls and templates as programs have them
// flags: --extended-lambda
// prelude: none
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __global__ __attribute__((global))
template <typename F> int use(F) { return 1; }
template <typename F> __global__ void kern(F f) { }
// explicit captures, mixes and prints
struct V3 { float x, y, z; V3 operator+(const V3 &o) const; float &operator[](int); };
template<class T> struct View { T *p; int n; T &operator()(int i) const; T &operator[](int i) const; int size() const; };
void m1(View<float> a, View<const double> b, V3 v, int n) {
  const int half = n / 2; const float eps = 1e-5f; constexpr double pi = 3.14; static int st; enum { K = 3 }; auto cap = [=](int i) { return i + half; };
  use([=] __device__ (int i) { a(i) = b[i] + eps * pi + K + st; if (i < half) a[i] += v.x; return v + v; });
  use([=] __host__ __device__ (int i) mutable { a.p[i]++; n--; v[1] = eps; return a.size() > n ? &a : nullptr; });
  use([a, n] __device__ (int i, auto... xs) { return sizeof...(xs) + a[i] + n; });
  use([&a = a, n] __host__ (int i) { a[i] = n; });
  use([=] __device__ (int i) -> V3 { V3 r = v; r[0] += i; return r; });
  use([k = n * 2, s = V3{1, 2, 3}, a] __device__ () { return k + s.x + a[0]; });
  use([=] __device__ { for (int j = 0; j < n; ++j) { int t = j; while (t-- > half) { a[t] = (float)half; } } });
  use([=] __device__ { auto inner = [=] (int q) { return q + n; }; auto in2 = [&] (int q) { return q + n + half; }; return inner(1) + in2(2); });
  use([=] __device__ { struct L { int q; int g() { return q; } }; L l{n}; return l.g(); });
  use([=] __device__ (int (&arr)[3], int *p = nullptr, const char *s = "x") noexcept { return arr[0] + *p + n; });
  use([=] __device__ () __attribute__((noinline)) { return n; });
  use([=] __device__ [[maybe_unused]] (int z) { return z; });
}
template<class T, class U> struct Algo { T t; static const int N = 4; int m; template<class F> void each(F f) const { use([=, *this] __device__ (int i) { f(i, m, t); }); auto self = *this; use([self, f] __host__ __device__ (int i) { return self.t + f(i); }); use([f = f, mm = m] __device__ { return f(mm) + N; }); }
  template<class... A> void var(A... a) { use([=] __device__ () -> U { return U(); }); auto tup = View<T>{}; use([tup, n = sizeof...(a)] __device__ (T x) -> decltype(x + 1) { return tup[n] + x; }); }
  operator bool() const { return use([=] __host__ __device__ { return m > 0; }); } Algo &operator=(const Algo &o) { use([m = o.m] __device__ { return m; }); return *this; } void lv() const volatile &; friend int operator+(Algo a, int b) { return use([=] __device__ { return b + a.m; }); } };
template<class T, class U> void Algo<T, U>::lv() const volatile & { use([] __device__ (T *p) { return *p; }); }
template<class T> auto tr(T t) -> decltype(t + 1) { return use([=] __device__ { return t; }); }
template<class T, int N> void arr(const T (&a)[N], T (*f)(T, int), T b[N][3]) { T loc[N] = {}; int fx[2] = {1, 2}; use([=] __device__ (int i) { return loc[i] + fx[i] + b[i][0] + f(b[0][0], N); }); use([loc, &b2 = b] { return loc[0]; }); }
template<template<class...> class C, class... Ts> void tt(C<Ts...> c, Ts... ts) { use([c] __device__ { return c.n; }); }
namespace a { typedef int AI; struct AS { struct In { AI q; }; }; namespace b { inline namespace c { template<class T> void deep(T t, AS::In i, AI k, const AS &s) { use([=] __device__ { return i.q + k; }); } AS::In nt(AS::In *i, AI k) { use([=] __device__ { return i->q + k; }); return *i; } } } a::AS operator+(AS x, AI) { return x; } }
void gl(a::AS::In i, a::AI k) { use([=] __device__ () -> a::AS::In { return i; }); use([i = a::AS{}, j = a::AI(3), &kk = k] __host__ { }); }
int anchor = 1;
