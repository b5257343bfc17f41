# 1 "names_that_qualify_themselves.cu"
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
using namespace std;
# 4
int outer; 
# 5
void function(); 
# 6
void use() { outer = 1; function(); } 
# 7
struct Base { typedef int *pointer; }; 
# 8
struct : public Base { pointer begin() { return 0; } pointer first; } unnamed; 
# 9
struct Comma { struct Other *a; int b; }; 
# 10
void labels() { 
# 11
{ __label__  again;goto again; again:; ; } 
# 12
{ __label__  again;goto again; again:; ; } 
# 13
} 
# 14
inline namespace versioned { int counter; }

# 1 "names_that_qualify_themselves.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b23c14f0_32_names_that_qualify_themselves_cu__Z3usev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_that_qualify_themselves.cudafe1.stub.c"
#include "names_that_qualify_themselves.cudafe1.stub.c"
# 1 "names_that_qualify_themselves.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
