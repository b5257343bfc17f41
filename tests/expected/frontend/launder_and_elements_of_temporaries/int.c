# 1 "launder_and_elements_of_temporaries.cu"
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
struct Shape { virtual void draw(); int sides; double x[2]; }; 
# 4
Shape make(); 
# 5
void drawn(Shape *p, const Shape *q, int *i) { __builtin_launder(p)->draw(); int n = __builtin_launder(q)->sides; (*__builtin_launder(i)) = n; } 
# 6
template< class T> void redrawn(T *p) { __builtin_launder(p)->draw(); } 
# 7
void ask(Shape *p) { redrawn(p); double *d = &(((make()).x)[1]); (((make()).x)[0]) = (*d); } 
# 8
struct Solid : public Shape { } solids[2]; 
# 9
void cast() { Shape *s = dynamic_cast< Shape *>(solids); (void)s; } 

# 1 "launder_and_elements_of_temporaries.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__dfc18283_38_launder_and_elements_of_temporaries_cu_a120eecd
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "launder_and_elements_of_temporaries.cudafe1.stub.c"
#include "launder_and_elements_of_temporaries.cudafe1.stub.c"
# 1 "launder_and_elements_of_temporaries.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
