# 1 "function_pointer_taken_as_void_pointer.cu"
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
void g(const volatile void *); 
# 4
void g2(void *); 
# 5
void o(void *); 
# 6
void o(...); 
# 7
int fn(int); 
# 8
typedef int F(int); 
# 9
template< class T> auto t(T * p)->__decltype(((g2(0), ((T *)p)), 1)); 
# 10
struct M { void m(void *); static void s(const void *); }; 
# 11
void f(F *p, M m) { 
# 12
g(p); 
# 13
g2(p); 
# 14
g(fn); 
# 15
g2(&fn); 
# 16
m.m(p); 
# 17
M::s(fn); 
# 18
(*(&g))(fn); 
# 19
o(p); 
# 20
void *v = p; 
# 21
const void *cv = p; 
# 22
v = p; 
# 23
v = ((void *)p); 
# 24
v = (static_cast< void *>(p)); 
# 25
} 
# 26
void *r(F *p) { return p; } 

# 1 "function_pointer_taken_as_void_pointer.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7b1fddf2_41_function_pointer_taken_as_void_pointer_cu_91802be5
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "function_pointer_taken_as_void_pointer.cudafe1.stub.c"
#include "function_pointer_taken_as_void_pointer.cudafe1.stub.c"
# 1 "function_pointer_taken_as_void_pointer.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
