# 1 "constants_among_arguments_in_blocks.cu"
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
# 3
template< size_t N> struct sz { }; template< class T> void ff(T); 
# 4
template< size_t ...I> struct fi { static constexpr inline int value = (-1); }; constexpr int n1 = (-1); enum { e1 = (-1)}; 
# 5
void f() { sz< 4UL - n1>  z3; sz< 4UL - n1>  z5; sz< fi< 1> ::value + 5>  z9; ff(sz< 4UL - n1> ()); } 
# 6
template< class T> void g() { sz< 4UL - n1>  z3; } 

# 1 "constants_among_arguments_in_blocks.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a4e7f577_38_constants_among_arguments_in_blocks_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_among_arguments_in_blocks.cudafe1.stub.c"
#include "constants_among_arguments_in_blocks.cudafe1.stub.c"
# 1 "constants_among_arguments_in_blocks.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
