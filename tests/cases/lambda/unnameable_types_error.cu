// shows: types and packs that cannot be captured
// flags: --extended-lambda --c++20
// prelude: none
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __global__ __attribute__((global))
template <typename F> int use(F f) { return 1; }
class K { class P { public: int a; }; template<class X> struct PT { X x; }; public: typedef P Pub; static P mk(); static PT<int> mkt(); };
template<class T> struct W { T t; };
void types(int (&ra)[3], K::Pub *kp) {
  struct L { int x; } l = {1}; W<L> wl = {l}; int L::*ml = &L::x; auto pl = [] { return 1; }; auto dl = [] __device__ { }; enum { A } ea = A;
  auto p = K::mk(); auto pt = K::mkt();
  use([l] __device__ {}); use([wl] __device__ {}); use([ml] __device__ {}); use([pl] __device__ {}); use([dl] __device__ {}); use([ea] __host__ __device__ {});
  use([p] __device__ {}); use([pt] __device__ {}); use([=] __device__ { return kp; });
  use([q = ra] __device__ {}); use([q{ra}] __device__ {}); use([q = l] __host__ __device__ {}); use([&q = ra] __host__ __device__ {});
  auto h1 = [] __host__ __device__ (L, K::Pub) {}; auto h2 = [] __host__ __device__ () { return L(); }; auto h3 = [] __device__ (L) { return L(); };
}
template<class... T> void packs(T... t) {
  use([t...] __device__ {}); use([=] __device__ { return sizeof...(t); }); use([=] __device__ { return (t + ...); }); use([=] __device__ { use(t...); });
  use([...q = t] __device__ {}); (use([=] __device__ { return t; }), ...);
}
