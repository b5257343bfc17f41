# 1 "members_hide_used_ones.cu"
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
struct B { virtual void f(int) const = 0; void g(int); void h(long); template< class T> int *t(T); static int s(int); }; 
# 5
struct D : public B { using B::f;using B::g;using B::h;using B::t;using B::s;
# 6
virtual void f(int) const override { } int *g(int); int *h(int); template< class T> int t(T); static int *s(int); }; 
# 7
D d; 
# 8
int *a = d.g(1); int *b = d.h(1); int *e = D::s(1); 
# 9
struct E : public B { virtual void f(int) const override { } int *g(int); template< class T> int t(T); using B::t;}; 
# 10
E ee; int *a2 = ee.g(1); int b2 = ee.t(1); 
# 11
template< class T> struct F : public B { using B::f;using B::g;int *g(int); virtual void f(int) const override { } void m() { int *a = g(1); this->f(1); } }; 
# 12
F< int>  f; int *a3 = f.g(1); 
# 13
struct G : public D { using D::g;int *g(int); }; 
# 14
int *a4 = (G()).g(1); 

# 1 "members_hide_used_ones.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2dbf5077_25_members_hide_used_ones_cu_d
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_hide_used_ones.cudafe1.stub.c"
#include "members_hide_used_ones.cudafe1.stub.c"
# 1 "members_hide_used_ones.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
