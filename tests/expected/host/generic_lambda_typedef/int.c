# 1 "generic_lambda_typedef.cu"
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
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 5
template< class T> T &&fwd(T &); template< class T> struct pr { typedef T first_type; }; template< class T, class U> T uac(U &&); 
# 6
template< class P> auto mk(P p) { using T1 = typename P::first_type; auto l = [&](auto &&...a) { return uac< T1> (fwd< __decltype(a)> (a)...); } ; return uac< typename P::first_type> (p); } 
# 7
template< class P> auto mk2(P p) { using T1 = typename P::first_type; return [&](int a) { T1 x; return uac< typename P::first_type> (a); } ; } 
# 8
template< class P> auto mk3(P p) { return [&]< class TL> (TL &&a) { return fwd< TL> (a); } ; } 
# 9
template< class P> auto mk4(P p) { return [&](auto &&a)->decltype(auto) { using TL = __decltype(a); return uac< int> (fwd< TL> (a)); } ; } 

# 1 "generic_lambda_typedef.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c60e05bc_25_generic_lambda_typedef_cu_d26ea11b_29240
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "generic_lambda_typedef.cudafe1.stub.c"
#include "generic_lambda_typedef.cudafe1.stub.c"
# 1 "generic_lambda_typedef.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
