# 1 "packs_of_values_in_aliases.cu"
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
int anchor = 1; typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 4
template< size_t i> struct one { static const int v = (sizeof(char [i + (1)])); int f() { return i; } }; 
# 5
template< size_t ...I> struct many { }; template< class T, T ...I> struct seq { }; 
# 6
template< size_t N> using single = many< N> ; 
# 7
template< size_t ...I> using pack = seq< unsigned long, I...> ; template< size_t ...I> using twice = many< I..., I...> ; 
# 8
template< class A, class B> struct two { static int f(); }; 
# 9
template< class T> int g() { return ((two< T, pack< 0> > ::f() + two< T, pack< 1> > ::f()) + two< T, twice< 2, 3> > ::f()) + two< T, twice< 4> > ::f(); } 

# 1 "packs_of_values_in_aliases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__faaf66d3_29_packs_of_values_in_aliases_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "packs_of_values_in_aliases.cudafe1.stub.c"
#include "packs_of_values_in_aliases.cudafe1.stub.c"
# 1 "packs_of_values_in_aliases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
