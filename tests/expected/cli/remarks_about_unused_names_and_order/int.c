# 1 "remarks_about_unused_names_and_order.cu"
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
struct B1 { }; 
# 4
struct B2 { }; 
# 5
struct A : public B1, public B2 { 
# 6
int a, b; 
# 7
A() : a(2), b(1) { } 
# 8
A(int) : B1(), B2() { } 
# 9
}; 
# 10
int ext(int); 
# 11
void f() { 
# 12
int named = 1; 
# 13
named++; 
# 14
int discarded = 0; 
# 15
(void)discarded; 
# 16
int array[3]; 
# 17
(array[0]) = 1; 
# 18
{ int inner; inner = 2; } 
# 19
static int kept; 
# 20
for (int i = 0; ;) { break; }  
# 21
} 
# 22
int g(int i) { 
# 23
switch (i) { 
# 24
int here; 
# 25
case 1:  return 2; ext(1); 
# 26
case 2:  break; ext(2); 
# 27
default:  return 1; 
# 28
}  
# 29
while (1) { if (i) { return 1; } else { return 2; }  }  
# 30
ext(3); 
# 31
} 
# 32
int table[3]; 
# 33
int *last() { return ((&(table[3])) + (table[-1])) + (table[4]); } 

# 1 "remarks_about_unused_names_and_order.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7e74c022_39_remarks_about_unused_names_and_order_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "remarks_about_unused_names_and_order.cudafe1.stub.c"
#include "remarks_about_unused_names_and_order.cudafe1.stub.c"
# 1 "remarks_about_unused_names_and_order.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
