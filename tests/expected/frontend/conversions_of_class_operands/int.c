# 1 "conversions_of_class_operands.cu"
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
struct A { operator bool(); A f(); A operator++(); }; 
# 4
struct C { operator char(); C &r(); }; 
# 5
struct I { operator int(); I *p; }; 
# 6
struct P { operator int *(); }; 
# 7
A ga(); C gc(); 
# 8
int t(A a, C c, I i, P p, C *pc, I ai[3], int x, double y) { 
# 9
x = (ga()); x = ((gc()) + 1); x = ((pc->r()) + 1); x = (((*pc)) + 1); x = (((ai[1])) + 1L); x = ((((i.p)[1])) + 1L); x = (((*(i.p))) + 2L); x = ((c) + 1); x = (C() + 1); x = ((C{}) + 1); x = (((++a)) + 1); x = ((a.f()) + 1); 
# 10
double z = i; z = (i); z += ((ai[2])); 
# 11
switch (c) { }  switch (i) { }  
# 12
x = ((x) ? c : x); y = ((x) ? i : (2.0)); y = ((x) ? (2.0) : (i)); 
# 13
const int *q = p; q = (p); q == (p); x = (!(p)); x = (!a); x = ((p) && a); x = (a ? 1 : 2); x = ((p) ? 1 : 2); 
# 14
double w[2] = {i, c}; 
# 15
y * (i); y * ((ai[1])); -(c); ~(ai[0]); 
# 16
const int k = 3; y = k; y = x; 
# 17
return c; 
# 18
} 
# 19
double u(I i) { return i; } 
# 20
long v(C i) { return (i) + 1L; } 

# 1 "conversions_of_class_operands.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__abac5c7d_32_conversions_of_class_operands_cu_5ea15498
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "conversions_of_class_operands.cudafe1.stub.c"
#include "conversions_of_class_operands.cudafe1.stub.c"
# 1 "conversions_of_class_operands.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
