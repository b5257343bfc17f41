# 1 "hidden_conversion_function.cu"
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
struct base { operator unsigned short() const; }; 
# 4
struct derived : public base { operator unsigned short() const; }; 
# 5
struct other : public base { operator int() const; }; 
# 6
template< class T> struct rep { using value_type = unsigned short; operator value_type() const; }; 
# 7
struct day : public rep< int>  { typedef unsigned short value_type; operator value_type() const; }; 
# 8
int f(derived b) { int x = b; return x + (b); } 
# 9
int g(other c) { int x = c; return x; } 
# 10
int h(day d) { int x; x = (d); return x + (d); } 

# 1 "hidden_conversion_function.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a97372ee_29_hidden_conversion_function_cu_68be1e86
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_conversion_function.cudafe1.stub.c"
#include "hidden_conversion_function.cudafe1.stub.c"
# 1 "hidden_conversion_function.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
