# 1 "nodiscard_behind_reference.cu"
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
struct [[nodiscard]] status { 
# 4
status(); 
# 5
status(const status &); 
# 6
status &operator=(const status &); 
# 7
status &operator=(status &&); 
# 8
status &update(const status &, int); 
# 9
status &self(); 
# 10
}; 
# 11
status make(); 
# 12
status &known(); 
# 13
[[nodiscard]] status &&move(status &); 
# 14
status &&pass(status &&); 
# 15
void f(status a, status b) { 
# 16
(a = b); 
# 17
(a = (make())); 
# 18
(a = (move(b))); 
# 19
(a = (pass(move(b)))); 
# 20
(a = (static_cast< status &&>(b))); 
# 21
a.update(b, 1); 
# 22
a.update(make(), 1); 
# 23
a.update(status(), 1); 
# 24
(make()).self(); 
# 25
a.self(); 
# 26
known(); 
# 27
} 

# 1 "nodiscard_behind_reference.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d18ff343_29_nodiscard_behind_reference_cu_0ae273f6
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "nodiscard_behind_reference.cudafe1.stub.c"
#include "nodiscard_behind_reference.cudafe1.stub.c"
# 1 "nodiscard_behind_reference.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
