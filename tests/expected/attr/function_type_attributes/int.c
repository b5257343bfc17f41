# 1 "function_type_attributes.cu"
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
# 2
int number __attribute((noreturn)); 
# 3
int *pointer __attribute((const)); 
# 4
int function(const char *, ...); 
# 5
int (&reference)(const char *, ...) __attribute((format(printf, 1, 2))) = (function); 
# 6
int (*array[3])(const char *, ...) __attribute((format(printf, 1, 2))); 
# 7
int (*called)(const char *, ...) __attribute((format(printf, 1, 2))); 
# 8
int old() __attribute((cdecl)); 
# 9
struct S { 
# 10
int field __attribute((warn_unused_result)); 
# 11
int member() __attribute((stdcall)); 
# 12
}; 
# 13
S object __attribute((sentinel)); 
# 14
void f(int parameter __attribute((noreturn))); 
# 15
[[gnu::nonnull]] int standard; 
# 16
typedef int Type __attribute((volatile)); 
# 17
using Alias __attribute((nonnull)) = int; 
# 18
template< class T> struct Open { T field __attribute((noreturn)); }; 

# 1 "function_type_attributes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__82140e8e_27_function_type_attributes_cu_aea34913
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "function_type_attributes.cudafe1.stub.c"
#include "function_type_attributes.cudafe1.stub.c"
# 1 "function_type_attributes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
