# 1 "local_class_instances.cu"
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
# 3
template< class T> T &&dv(); 
# 4
template< class T> struct task { 
# 5
struct base { T *co; }; 
# 6
auto f1() { struct aw { int r() { return 1; } }; return aw{}; } 
# 7
auto f2() { struct aw : public base { int r() { return 1; } }; return aw{}; } 
# 8
auto f3() { struct aw : public base { int r() { return 1; } }; return aw(); } 
# 9
auto f5() { struct aw { T r() { return T(); } }; return aw{}; } 
# 10
auto f6() { struct aw { auto r() { return T(); } }; return aw{}; } 
# 11
auto f7() { struct aw : public task< T>  { auto r() { return T(); } }; return aw{}; } 
# 12
}; 
# 13
template< class T> auto g1(T t) { struct aw : public T { int r() { return 1; } }; return aw{}; } 
# 14
template< class T> auto g2(T t) { struct aw { T t; int r() { return 1; } }; return aw{t}; } 
# 15
struct X { }; 
# 16
template< int N, class T> struct w { w(T) { } }; 
# 17
template< int N, class T> w< N, T>  mk(T t) { return t; } 
# 18
auto a1 = mk< 1> (dv< task< int> > ().f1().r()); 
# 19
auto a2 = mk< 1> (dv< task< int> > ().f2().r()); 
# 20
auto a3 = mk< 1> (dv< task< int> > ().f3().r()); 
# 21
auto a5 = mk< 1> (dv< task< int> > ().f5().r()); 
# 22
auto a6 = mk< 1> (dv< task< int> > ().f6().r()); 
# 23
auto a7 = mk< 1> (dv< task< int> > ().f7().r()); 
# 24
auto a8 = mk< 1> (g1(X()).r()); 
# 25
auto a9 = mk< 1> (g2(X()).r()); 

# 1 "local_class_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__286f31c9_24_local_class_instances_cu_43fa8af1_27467
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "local_class_instances.cudafe1.stub.c"
#include "local_class_instances.cudafe1.stub.c"
# 1 "local_class_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
