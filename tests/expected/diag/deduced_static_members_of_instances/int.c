# 1 "deduced_static_members_of_instances.cu"
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
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 4
template< class ...L> constexpr int cnt() { int s = 0; for (size_t i = (0); i < sizeof...(L); ++i) { s++; }  return s; } 
# 5
template< class ...L> struct A { static constexpr inline int a = cnt< L..., L...> (); }; 
# 6
template< class ...L> struct C { static constexpr inline auto a = cnt< L...> (); }; 
# 7
template< class ...L> struct G { template< bool > static constexpr auto f() { int s = 0; for (size_t i = (0); i < sizeof...(L); ++i) { s++; }  return s; } static constexpr inline auto a = f< true> (); }; 
# 8
A< >  a; C< >  c; G< >  g; 

# 1 "deduced_static_members_of_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bbe50ec7_38_deduced_static_members_of_instances_cu_abb8ae84_19745
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deduced_static_members_of_instances.cudafe1.stub.c"
#include "deduced_static_members_of_instances.cudafe1.stub.c"
# 1 "deduced_static_members_of_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
