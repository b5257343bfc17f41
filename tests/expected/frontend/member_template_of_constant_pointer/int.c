# 1 "member_template_of_constant_pointer.cu"
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
template< class T> struct A { template< int I, class X> void emp(X); int m; 
# 4
void f2(A *const r) { r->template emp< 3> (1); } 
# 5
void f3(A *volatile r, A &s) { r->template emp< 3> (1); s.template emp< 3> (1); } 
# 6
template< int I> void f6(A *const r) { r->template emp< I> (1); r->template emp< 3> (1); } 
# 7
template< int I> void f7() { struct S { A *t; void g() const { (t)->template emp< 3> (1); } }; } 
# 8
template< int I, class X> void f8(X x) { struct { void operator()(int) const { (this_)->template emp< I> (a_); ((this_)->m) = 1; } A *this_; X a_; } z{this, x}; z(1); } 
# 9
}; 

# 1 "member_template_of_constant_pointer.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c937b39a_38_member_template_of_constant_pointer_cu_15561401_2413
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_template_of_constant_pointer.cudafe1.stub.c"
#include "member_template_of_constant_pointer.cudafe1.stub.c"
# 1 "member_template_of_constant_pointer.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
