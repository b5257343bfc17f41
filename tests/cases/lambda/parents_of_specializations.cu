// shows: the parents of wrapped lambdas in specializations, nested classes and operators
// flags: --extended-lambda
// prelude: none
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __global__ __attribute__((global))
template <typename F> int use(F f) { return 1; }
namespace N { template<class T, class> struct C { void m() { auto l = [] __device__ { }; } template<class U> void mm(U) { use([]__device__{}); } struct In { void z() { use([]__device__{}); } };  };
 template<class T> struct C<T, int> { void m() { auto l = [] __device__ { }; } };
 template<> struct C<char, char> { void m() { auto l = [] __device__ { }; } };
 template<class... Ts> struct V { void m() { auto l = [] __device__ { }; } };
 template<class> struct W { void m() { auto l = [] __device__ { }; } };
 template<> void V<int,char>::m() { auto l = [] __device__ { }; }
 struct S { struct T { void t(); static void st(); template<class U> static void su(U); }; };
 void S::T::t() { use([]__device__{}); }
 void S::T::st() { use([]__device__{}); }
 template<class U> void S::T::su(U) { use([]__device__{}); }
 template<class T> struct O { template<class U> struct I { void m(T, U) { use([]__device__{}); } template<class V> void v(V) { use([]__device__{}); } }; };
}
template<class T> void ft(T);
template<> void ft<int>(int) { use([]__device__{}); }
template<class T, T... Is> void fp(T a, const T &b = T()) { use([=]__device__{ return a; }); }
void lst(int (*fp)(int a, char b), int n, ...) { use([=]__device__{ return fp; }); }
struct Q { int operator()(int) const volatile & noexcept { use([]__device__{}); return 1; } template<class T> bool operator<(T) { use([]__device__{}); return 1; } template<class T> bool operator<<(T) { use([]__device__{}); return 1; } };
__host__ __device__ void hd(int x) { use([=]__device__{ return x; }); use([=]__host__{ return x; });  use([=]{ return x; }); }
__device__ void dd(int x) { use([=]__device__{ return x; }); use([=]__host__{ return x; });  use([=] __host__ __device__ { return x; }); }
int anchor = 1;
struct MM { int a; void f(); static int s(int); int g() { auto l = [=] { f(); return s(1); }; auto k = [=] { return s(1); }; auto m = [=] __device__ { return sizeof(a); }; auto o = [=] __device__ { f(); return s(1); };auto p = [=] __device__ { return s(1); }; return l(); } };
