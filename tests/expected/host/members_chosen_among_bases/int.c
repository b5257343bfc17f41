# 1 "members_chosen_among_bases.cu"
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
struct A { int i; void f(); int s; }; struct B { int i; void f(); int s; static int st; }; 
# 4
struct C : public A, public B { using B::i;using B::f;using A::s;int g() { this->f(); (this->i) = 2; return (C::i) + (C::s); } }; 
# 5
struct D : public C { int g() { this->f(); (D::s) = 1; (this->i) = 3; (C::i) = 4; (B::i) = 5; this->f(); return D::i; } }; 
# 6
struct V { int v; }; struct V1 : virtual public V { int v; }; struct V2 : virtual public V { int w; }; struct V3 : public V1, public V2 { int g() { (w) = 1; return v; } }; 
# 7
struct W1 : virtual public V { }; struct W2 : virtual public V { }; struct W3 : public W1, public W2 { int g() { return v; } }; 
# 8
int h(C *c, D &d, V3 *v) { c->f(); d.f(); (c->s) = 1; (v->v) = 2; return (c->i) + (d.i); } 
# 9
template< class T> struct TC : public A, public B { using B::i;int g() { return B::i; } }; template< class T> struct TD : public TC< int>  { int g() { return i; } }; 

# 1 "members_chosen_among_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1e35cfac_29_members_chosen_among_bases_cu_b8eababd
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_chosen_among_bases.cudafe1.stub.c"
#include "members_chosen_among_bases.cudafe1.stub.c"
# 1 "members_chosen_among_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
