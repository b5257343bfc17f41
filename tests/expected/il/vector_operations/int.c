# 1 "vector_operations.cu"
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
typedef int v4 __attribute((vector_size(16))); 
# 5
typedef float f4 __attribute((vector_size(16))); 
# 6
typedef unsigned u4 __attribute((vector_size(16))); 
# 7
void ops(v4 a, v4 b, f4 f, u4 u, int k, v4 *p) { 
# 8
v4 e = a == b; v4 e2 = f < f; v4 e3 = u >= ((3)); 
# 9
v4 n = -a, c = ~a, pl = +a; f4 g = f * ((2.0F)); g += f; a <<= (2); a = ((k) ? a : b); 
# 10
a = (a & b); v4 q = e ? a : (3); ((p[1])[2]) = 5; int y = (*p)[k]; (a + b)[0]; 
# 11
v4 init = {1, 2, 3, 4}; v4 z = {}; v4 conv = (v4)f; if (!(a[0])) { }  v4 nn = (!a) && b; 
# 12
f4 h = f + g; h = (-f); 
# 13
} 

# 1 "vector_operations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3a1e9730_20_vector_operations_cu_697f8395
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "vector_operations.cudafe1.stub.c"
#include "vector_operations.cudafe1.stub.c"
# 1 "vector_operations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
