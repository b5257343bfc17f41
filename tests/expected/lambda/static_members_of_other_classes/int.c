# 1 "static_members_of_other_classes.cu"
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
struct NB { void sync() const; static void sync(int n, int id); static void only(int); }; 
# 5
template< class T> struct O { static constexpr inline int N = 4; T t; void f() { auto s = []() { NB::sync(N, 1); NB::only(N); } ; s(); } }; 
# 6
struct O2 { static constexpr inline int N = 4; void f() { auto s = []() { NB::sync(N, 1); NB::only(N); } ; typedef decltype(s) __T0;s(); } static void so(int); void so(); void g() { auto s = []() { so(1); O2::so(2); } ; typedef decltype(s) __T1;} }; 
# 7
template< class T> struct O3 { static void so(int); void so(); static void s2(T); void s2(); void g() { auto s = [](T t) { so(1); O3< T> ::so(2); s2(t); so(t); } ; } }; 
# 8
template struct O< int> ;template struct O3< int> ;

# 1 "static_members_of_other_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0d582cf5_34_static_members_of_other_classes_cu_a86e97fc_5906
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_members_of_other_classes.cudafe1.stub.c"
#include "static_members_of_other_classes.cudafe1.stub.c"
# 1 "static_members_of_other_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
