# 1 "objects_before_main.cu"
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
struct Read { Read() : value(1) { } int value; }; Read read; int main() { return read.value; } 
# 5
struct Hidden { Hidden() : value(1) { } int value; }; static Hidden hidden; int look() { return hidden.value; } 
# 6
struct Apart { Apart() : value(1) { } int value; }; static Apart apart; 
# 7
struct Table { Table() : value(1) { } virtual int get() { return value; } int value; }; Table table; 
# 8
struct Shared { Shared() { } int value; }; Shared shared; void local() { Shared other; } 
# 9
struct Part { Part() { } }; struct Whole { Part part; Whole() { } }; Whole whole; 

# 1 "objects_before_main.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b8ae4b89_22_objects_before_main_cu_read
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_before_main.cudafe1.stub.c"
#include "objects_before_main.cudafe1.stub.c"
# 1 "objects_before_main.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
