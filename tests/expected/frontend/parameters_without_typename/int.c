# 1 "parameters_without_typename.cu"
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
template< class T> struct S { int simple(typename T::type); template< class U> int member(typename U::type); static int sm(typename T::type, int); S(typename T::type); typename T::type r(typename T::type x); typename T::type v; }; 
# 5
template< class T> int S< T> ::simple(typename T::type) { return 1; } 
# 6
template< class T> template< class U> int S< T> ::member(typename U::type) { return 2; } 
# 7
template< class T> int S< T> ::sm(typename T::type, int) { return 2; } 
# 8
template< class T> S< T> ::S(typename T::type) { } 
# 9
template< class T> typename T::type S< T> ::r(typename T::type x) { return x; } 
# 10
struct W { template< class T> static int fn1(typename T::X); template< class T> static int fn2(typename T::X, int); }; 
# 11
template< class T> int W::fn1(typename T::X p) { return p; } 
# 12
template< class T> int W::fn2(typename T::X p, int) { return p; } 
# 13
template< class T> int var = (T::x); 

# 1 "parameters_without_typename.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b2316e14_30_parameters_without_typename_cu_e72bf034_16289
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parameters_without_typename.cudafe1.stub.c"
#include "parameters_without_typename.cudafe1.stub.c"
# 1 "parameters_without_typename.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
