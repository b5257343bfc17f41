# 1 "static_members_among_overloads.cu"
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
template< class T> struct O3 { static void so(int); static void so(char); static void one(int); static void tm(int); template< class U> static void tm(U); void g(T t) { (so)(1); (so)(2); (one)(1); (one)(2); tm(1); tm< int> (2); O3< T> ::tm(1); void (*p)(int) = (so); void (*q)(int) = (one); void (*r)(int) = (&O3< T> ::one); } static void h() { (so)(1); (so)(2); (one)(1); (one)(2); } }; 
# 5
struct O2 { static void so(int); static void so(char); static void one(int); void g() { so(1); O2::so(2); one(1); O2::one(2); } static void h() { so(1); O2::so(2); one(1); O2::one(2); } }; 

# 1 "static_members_among_overloads.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4cc1ac47_33_static_members_among_overloads_cu_a44bff88_5955
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_members_among_overloads.cudafe1.stub.c"
#include "static_members_among_overloads.cudafe1.stub.c"
# 1 "static_members_among_overloads.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
