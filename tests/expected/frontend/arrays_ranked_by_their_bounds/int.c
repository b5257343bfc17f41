# 1 "arrays_ranked_by_their_bounds.cu"
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
int one(int (&)[]); 
# 4
long one(int (&)[1]); 
# 5
int listed(int, const int (&)[1]); 
# 6
long listed(int, const int (&)[2]); 
# 7
int moved(int (&&)[]); 
# 8
long moved(int (&&)[2]); 
# 9
void ask() { 
# 10
int room[1]; 
# 11
static_assert((sizeof one(room) == (8)), "");
# 12
static_assert((sizeof listed(1, {1}) == (4)), "");
# 13
static_assert((sizeof moved({1}) == (4)), "");
# 14
static_assert((sizeof moved({1, 2}) == (8)), "");
# 15
} 
# 16
struct Strings { char text[4]; }; 
# 17
struct Wide { char16_t text[4]; }; 

# 1 "arrays_ranked_by_their_bounds.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8cbc22ae_32_arrays_ranked_by_their_bounds_cu__Z3askv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arrays_ranked_by_their_bounds.cudafe1.stub.c"
#include "arrays_ranked_by_their_bounds.cudafe1.stub.c"
# 1 "arrays_ranked_by_their_bounds.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
