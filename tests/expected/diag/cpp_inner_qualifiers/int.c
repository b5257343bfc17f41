# 1 "cpp_inner_qualifiers.cu"
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
void t(int **a, const int **b, int *const *c, int ***d, const int *const *e, volatile int **v, int *(*arr)[3], char **ch, void **vv) { 
# 5
const int **x1 = a; 
# 6
const int *const *x3 = a; 
# 7
int *const *x4 = a; 
# 8
const int ***x6 = d; 
# 9
const int **const *x7 = d; 
# 10
const int **x9; x9 = a; 
# 11
const char **c1 = ch; 
# 12
void **v1 = (void **)a; const void **v2 = vv; 
# 13
const int *(*ar)[3] = arr; 
# 14
} 
# 15
void f(const int **); void g(int **a) { f(a); } 
# 16
const int **h(int **a) { return a; } 

# 1 "cpp_inner_qualifiers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e26198e4_23_cpp_inner_qualifiers_cu_ad6faa98
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "cpp_inner_qualifiers.cudafe1.stub.c"
#include "cpp_inner_qualifiers.cudafe1.stub.c"
# 1 "cpp_inner_qualifiers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
