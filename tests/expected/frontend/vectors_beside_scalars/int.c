# 1 "vectors_beside_scalars.cu"
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
typedef float Floats __attribute((vector_size(16))); 
# 4
typedef int Ints __attribute((vector_size(16))); 
# 5
typedef unsigned Words __attribute((vector_size(16))); 
# 6
typedef const volatile float Fixed; 
# 7
typedef Fixed Constants __attribute((vector_size(16))); 
# 8
void logical(Ints *a, Floats *b, int c, double d, long l) { (*a) = (c || (*b)); (*a) = ((*a) || l); (*a) = (d && (*b)); } 
# 9
void chosen(Words *w, Ints *a, Floats *f, int c) { (*w) = ((*w) ? *w : (c)); (*f) = ((*a) ? *f : (c)); (*a) = ((*a) ? c : (*a)); } 
# 10
void mixed(Floats x, Constants y) { Floats z = x + y; z = y; z += y; Ints t = x == y; (void)t; } 
# 11
Ints rows[] = {1, 2, 3, 4, 5}; 
# 12
struct Row { Ints a; int b; } row = {1, 2, 3, 4, 5}; 

# 1 "vectors_beside_scalars.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5753ea11_25_vectors_beside_scalars_cu_2fa145cb
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "vectors_beside_scalars.cudafe1.stub.c"
#include "vectors_beside_scalars.cudafe1.stub.c"
# 1 "vectors_beside_scalars.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
