# 1 "pointers_to_members_need_no_this.cu"
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
struct other { int i; }; 
# 4
template< class A, class B> A field(A (B::* member), int key); 
# 5
struct test { 
# 6
int m; 
# 7
void body() { 
# 8
auto e = [](int key) { return field(&other::i, key); } ; typedef decltype(e) __T0;
# 9
auto f = [](int key) { return field(&test::m, key); } ; typedef decltype(f) __T1;
# 10
e(1); f(2); 
# 11
} 
# 12
}; 

# 1 "pointers_to_members_need_no_this.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ee4b6386_35_pointers_to_members_need_no_this_cu_a4261604_25235
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "pointers_to_members_need_no_this.cudafe1.stub.c"
#include "pointers_to_members_need_no_this.cudafe1.stub.c"
# 1 "pointers_to_members_need_no_this.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
