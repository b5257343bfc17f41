// shows: parents of extended lambdas whose template parameters have no name in one of their declarations
// prelude: mini
// flags: --extended-lambda
template<bool B, class T = void> struct enable_if {}; template<class T> struct enable_if<true, T> { typedef T type; }; template<bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template<class F> __global__ void run(F f) { f(); } template<class T> struct Is { static const bool value = true; };
template<class A> struct FA { template<class F = A, enable_if_t<Is<F>::value, int> = 0> void in(int v) { run<<<1,1>>>([=] __device__ { (void)v; }); }
 template<class F = A, enable_if_t<Is<F>::value, int> = 0> void out(int v);
 template<class F = A, class = enable_if_t<Is<F>::value>> void out2(int v);
 template<class F = A, enable_if_t<Is<F>::value, int> FOO = 0> void out3(int v); template<class, int> void out4(); template<template<class> class, class...> void out5(); template<class Q> void out6(); };
template<class A> template<class F, enable_if_t<Is<F>::value, int>> void FA<A>::out(int v) { run<<<1,1>>>([=] __device__ { (void)v; }); auto l = [] { return 1; }; }
template<class A> template<class F, class> void FA<A>::out2(int v) { run<<<1,1>>>([=] __device__ { (void)v; }); }
template<class A> template<class F, enable_if_t<Is<F>::value, int>> void FA<A>::out3(int v) { run<<<1,1>>>([=] __device__ { (void)v; }); }
template<class A> template<class, int> void FA<A>::out4() { run<<<1,1>>>([=] __device__ { }); }
template<class A> template<template<class> class, class...> void FA<A>::out5() { run<<<1,1>>>([=] __device__ { }); } template<class A> template<class> void FA<A>::out6() { run<<<1,1>>>([=] __device__ { }); }
template<class F, enable_if_t<Is<F>::value, int> = 0> void fr(int v) { run<<<1,1>>>([=] __device__ { (void)v; }); } template<class, int, class...> void fr2(int v) { run<<<1,1>>>([=] __device__ { (void)v; }); auto l = [] { return 1; }; }
template<class F, class> void fr3(int v); template<class, class D> void fr3(int v) { run<<<1,1>>>([=] __device__ { (void)v; }); } auto g = [] { return 2; };
int main() { FA<int> a; a.in(1); a.out(1); a.out2(1); a.out3(1); a.out4<int, 3>(); a.out5<FA, int>(); a.out6<int>(); fr<int>(1); fr2<int, 3>(1); fr3<int, int>(1); }
