# 1 "sizes_of_open_values.cu"
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
template< int N> void counted() { 
# 4
int list[] = {1, 2, N}, value = N; 
# 5
const int &bound = value; 
# 6
int *first = list; 
# 7
int a[(sizeof(list) == ((3) * sizeof(int))) ? 1 : (-1)]; 
# 8
int b[(sizeof(value) == sizeof(N)) ? 1 : (-1)]; 
# 9
int c[(sizeof((value + 1)) == sizeof((*first))) ? 1 : (-1)]; 
# 10
int d = ((__alignof__(int) + __alignof__(value)) + __alignof__(N)); 
# 11
} 
# 12
template< class T> void copied(T given) { 
# 13
int value = given; 
# 14
int never[(sizeof(value) == (1)) ? 1 : (-1)]; 
# 15
} 
# 16
template void counted< 5> ();

# 1 "sizes_of_open_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__30255b81_23_sizes_of_open_values_cu_1fbfb63c_25862
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "sizes_of_open_values.cudafe1.stub.c"
#include "sizes_of_open_values.cudafe1.stub.c"
# 1 "sizes_of_open_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
