# 1 "suffixes_apart_from_strings.cu"
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
# 5
namespace units { 
# 6
long double operator ""meters(long double); 
# 7
long double operator ""feet(long double); 
# 8
}
# 9
long double operator ""_fine(long double); 
# 10
template< char ...> int operator ""digits(); 
# 11
struct Friendly { friend int operator ""count(unsigned long long); }; 
# 12
void local() { int operator ""inner(unsigned long long); } 
# 13
long double named = operator ""_fine((2.0L)); 
# 14
int used = 3digits; 

# 1 "suffixes_apart_from_strings.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__326362f5_30_suffixes_apart_from_strings_cu_01a3d917
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "suffixes_apart_from_strings.cudafe1.stub.c"
#include "suffixes_apart_from_strings.cudafe1.stub.c"
# 1 "suffixes_apart_from_strings.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
