# 1 "pointers_moved_outside.cu"
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
const char *a = (("abc") + 5); 
# 4
const char *c = (("abc") + 4); 
# 5
const char *d = (("abc") + 3); 
# 6
const char *f = (("abc") - 1); 
# 7
int arr[3]; 
# 8
int *h = (arr + 4); 
# 9
int *i = (arr + 3); 
# 10
int *j = (arr - 1); 
# 11
int *l = (5 + arr); 
# 12
int *n = ((arr + 1) + 4); 
# 13
void fx(int q) { 
# 14
const char *s = ("ab") + q; 
# 15
int loc[2]; 
# 16
int *p = loc + 5; 
# 17
p = (loc - 2); 
# 18
p = (p + 100); 
# 19
p = (loc + q); 
# 20
struct { int in[2]; } st; 
# 21
p = ((st.in) + 3); 
# 22
p = (((&st)->in) + 3); 
# 23
} 

# 1 "pointers_moved_outside.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__787b4b5d_25_pointers_moved_outside_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "pointers_moved_outside.cudafe1.stub.c"
#include "pointers_moved_outside.cudafe1.stub.c"
# 1 "pointers_moved_outside.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
