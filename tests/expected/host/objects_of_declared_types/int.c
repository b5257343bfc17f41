# 1 "objects_of_declared_types.cu"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
# 1

#pragma GCC diagnostic ignored "-Wattributes"
#pragma GCC diagnostic push
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"
# 1
#pragma GCC diagnostic ignored "-Wunused-function"
# 1
static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} static char __nv_init_managed_rt_with_module(void **); static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}
# 1
#pragma GCC diagnostic pop
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"

# 1
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif

# 1
# 4
template< class T> struct A { T v; }; typedef A< int>  AI; using AJ = A< int> ; template< class T> using AA = A< T> ; struct B { int x; typedef A< int>  AK; }; struct Cc { int x; Cc(int); Cc(); }; 
# 5
typedef B BT; typedef Cc CT; 
# 6
B f1() { return B{}; } B f2() { return B{1}; } A< int>  f3() { return A< int> {}; } AI f4() { return AI{}; } Cc f5() { return Cc{1}; } Cc f6() { return Cc{}; } Cc f7() { return Cc(); } Cc f8() { return ((Cc)(1)); } 
# 7
void g(B, const B & = {}); struct M { B b = B{}; A< int>  a = A< int> {1}; M() : b(B{}) { } }; 
# 8
void h(int n) { B a = B{}; BT b = BT{}; A< int>  c = A< int> {}; A< int>  d = A< int> {2}; auto e = AI{}; AI i = AI{}; const A< int>  j = A< int> {}; A< int>  l(A< int> {}); g(BT{}); g(BT{1}, BT{}); Cc m = Cc{1}; Cc o = Cc{}; B p = ((n) ? BT{} : B{}); B::AK q = B::AK{}; A< int>  r = A< int> {}; const B &s = BT{}; B &&t = BT{}; static B u = B{}; new B(B{}); throw BT{}; } 
# 9
void k(int n) { B arr[] = {B{}, B{1}}; struct { B b; } x = {B{}}; a1:; auto l = [z = BT{}]{ return BT{}; } ; typedef decltype(l) __T0;auto m = []()->B { return B{}; } ; typedef decltype(m) __T1;B v = B{}; v = BT{}; } 
# 10
template< class T> A< T>  tf(T t) { using X = A< T> ; A< T>  a = X{}; X b = A< T> {}; A< int>  c = A< int> {}; return X{}; } 
# 11
template< class T> B tf2(T t) { B a = B{}; A< int>  d = A< int> {2}; A< int>  r = A< int> {}; return BT{}; } 
# 12
B gb = B{}; const A< int>  gc = A< int> {1}; constexpr A< int>  gd = A< int> {1}; static constexpr B ge = B{}; 

# 1 "objects_of_declared_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d14b7a42_28_objects_of_declared_types_cu__Z2f1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_of_declared_types.cudafe1.stub.c"
#include "objects_of_declared_types.cudafe1.stub.c"
# 1 "objects_of_declared_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
