# 1 "scopes_of_conditions.cu"
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
struct C { C(); ~C(); explicit operator bool() const; int v; }; struct D { int v; operator int() const; }; 
# 5
int g(); C mk(); D md(); 
# 6
int f() { 
# 7
int x; 
# 8
if (x = g(); x) { return 1; }  
# 9
if (int b = g(); int e = b) { return e; }  
# 10
if (int q = 1, r = 2; q < r) { return q; }  
# 11
if constexpr (int z = 3; sizeof(int) == (4)) { x = z; }  
# 12
switch (x = 4; x) { default:  ; }  
# 13
while (C c = mk()) { x++; if (x) { break; }  }  
# 14
if (D d = md()) { return d; }  
# 15
switch (D d = md()) { case 1:  ; }  
# 16
if (int k = g(); C m = mk()) { }  
# 17
if (C c; c) { C inner; } else { return 4; }  
# 18
for (int a = 0; C cc = mk(); a++) { }  
# 19
if (typedef int T; (T)g()) { }  
# 20
if ((C()), g()) { }  
# 21
while ((mk()).v) { }  
# 22
return 0; 
# 23
} 

# 1 "scopes_of_conditions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__23782a9c_23_scopes_of_conditions_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "scopes_of_conditions.cudafe1.stub.c"
#include "scopes_of_conditions.cudafe1.stub.c"
# 1 "scopes_of_conditions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
