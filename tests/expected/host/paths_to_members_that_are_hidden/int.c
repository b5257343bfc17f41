# 1 "paths_to_members_that_are_hidden.cu"
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
namespace N { struct B { int s; static int st; int f(); typedef int ty; }; 
# 5
struct D : public B { int f1() { return ((((s) + (this->s)) + (s)) + B::st) + this->B::f(); } int f3(); void f4() { (s) = 1; ty x; } }; 
# 6
struct E : public B { int s; int f1() { return ((B::s) + (this->B::s)) + (s); } }; 
# 7
struct F : public D { int f1() { return (((s) + (this->s)) + (s)) + (s); } }; 
# 8
struct G : public E { int f1() { return (((B::s) + (this->B::s)) + (s)) + (s); } }; 
# 9
template< class T> struct H : public B { int f1() { return ((s) + (this->s)) + (s); } }; 
# 10
template< class T> struct I : public B { int s; int f1() { return ((B::s) + (this->B::s)) + (s); } }; 
# 11
int D::f3() { return s; } 
# 12
int f(D d, E e, D *p) { auto l = (&D::B::s); return ((((((d.s) + (d.s)) + (d.s)) + (e.B::s)) + (p->s)) + (d.s)) + d.B::f(); } 
# 13
template< class T> int f(T t, D d, E e) { return ((d.s) + (e.B::s)) + (t.B::s); } 
# 14
template< class T> struct TB { int s; T t; }; 
# 15
struct TD : public TB< int>  { int f() { return ((s) + (s)) + (this->t); } }; 
# 16
template< class T> struct TE : public TB< T>  { int f() { return (TB< T> ::s + (this->TB< T> ::s)) + (this->t); } }; 
# 17
template< class T> struct TF : public TB< int>  { int f() { return ((s) + (this->s)) + (this->t); } }; 
# 18
}
# 19
int anchor = 1; 

# 1 "paths_to_members_that_are_hidden.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fa85d0e2_35_paths_to_members_that_are_hidden_cu_673124ca
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "paths_to_members_that_are_hidden.cudafe1.stub.c"
#include "paths_to_members_that_are_hidden.cudafe1.stub.c"
# 1 "paths_to_members_that_are_hidden.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
