# 1 "constants_in_alias_instances.cu"
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
template< class T, T v> struct ic { static constexpr inline T value = (v); }; 
# 5
template< bool b> using bc = ic< bool, b> ; 
# 6
template< class A, class B> using less1 = bc< A::value < B::value> ; 
# 7
template< class A, class B> using less2 = bc< ((A::value < 0) && (B::value >= 0)) || ((A::value < B::value) && (!((A::value >= 0) && (B::value < 0))))> ; 
# 8
template< class A, class B> constexpr bool f() { return A::value < B::value; } 
# 9
template< class A, class B> constexpr bool g() { bool r = (A::value < B::value); return r; } 
# 10
template< class A, class B> constexpr bool vt = (A::value < B::value); 
# 11
template< class A, class B, bool  = A::value < B::value> struct def { }; 
# 12
template< class A, class B> bc< A::value < B::value>  ret(A, B); 
# 13
template< class A, class B> struct outer { template< class C> using in = bc< A::value < C::value> ; }; 
# 14
typedef ic< int, -1>  m; typedef ic< unsigned long, 1UL>  u; 
# 15
less1< ic< int, -1> , ic< unsigned long, 1UL> >  x1; 
# 16
bool x5 = f< ic< int, -1> , ic< unsigned long, 1UL> > (); 
# 17
bool x6 = g< ic< int, -1> , ic< unsigned long, 1UL> > (); 
# 18
less1< ic< int, -1> , ic< unsigned long, 2UL> >  x12; 

# 1 "constants_in_alias_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__21b66559_31_constants_in_alias_instances_cu_x5
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_in_alias_instances.cudafe1.stub.c"
#include "constants_in_alias_instances.cudafe1.stub.c"
# 1 "constants_in_alias_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
