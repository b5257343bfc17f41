# 1 "lists_of_arrays_in_templates.cu"
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
template< class T, int N, int M> struct S { 
# 4
static int f(T x) { unsigned r1[N] = {(0)}; unsigned r2[3] = {(0)}; unsigned r3[2][3] = {{(0)}}; unsigned r4[2][N] = {(0)}; float r5[N] = {(0)}; float r6[N] = {(1.0F), (2)}; long r7[N] = {(1)}; long r8[2][N] = {(1), (2)}; long r9[2][N] = {{(1)}, {(2)}}; long s1[2][2][N] = {{{(1)}}}; int s2[2][N] = {{(1L)}}; int s3[2][N] = {{x}}; long s4[N] = {x, (1)}; long s5[N][2] = {{(1)}}; unsigned s6[2][3] = {{0U}}; unsigned s7[2][N] = {{0U, (1)}}; bool s8[2][N] = {{true}, {(1)}}; return 0; } 
# 5
}; 
# 6
int g() { unsigned r3[2][3] = {{(0)}}; long r9[2][2] = {{(1)}, {(2)}}; return 0; } 

# 1 "lists_of_arrays_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ec05bba8_31_lists_of_arrays_in_templates_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lists_of_arrays_in_templates.cudafe1.stub.c"
#include "lists_of_arrays_in_templates.cudafe1.stub.c"
# 1 "lists_of_arrays_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
