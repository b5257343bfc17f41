# 1 "hidden_names_in_scopes.cu"
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
int anchor = 1; 
# 4
namespace N { 
# 5
template< class T> struct A { }; struct B { }; typedef int I; 
# 6
struct q1 { N::A< int>  x; N::B y; N::I z; int A, B, I; N::A< int>  x2; N::B y2; N::I z2; }; 
# 7
void f() { N::A< int>  x; N::B y; N::I z; int A, B, I; N::A< int>  x2; N::B y2; N::I z2; } 
# 8
namespace M { N::A< int>  x; N::B y; N::I z; int A, B, I; N::A< int>  x2; N::B y2; N::I z2; }
# 9
void g(N::A< int>  A, struct B B, N::A< int>  x, struct B y); 
# 10
void g2(N::A< int>  A, struct B B, N::A< int>  x, struct B y) { N::A< int>  z; } 
# 11
template< class A, class B, int I> void h(A< int>  x, B y, I z); 
# 12
template< class A, class B, int I> struct hh { N::A< int>  x; N::B y; N::I z; }; 
# 13
struct q2 { struct in { N::A< int>  x; N::B y; N::I z; }; int A, B, I; }; 
# 14
struct q3 { void m() { N::A< int>  x; N::B y; N::I z; } int A, B, I; }; 
# 15
struct q4 : public q1 { struct in { N::A< int>  x; N::B y; N::I z; void m() { N::A< int>  x; N::B y; N::I z; } }; }; 
# 16
}
# 17
N::A< int>  ga; struct C { }; enum E { e}; typedef int T; template< class X> struct V { }; 
# 18
struct g1 { int C; int E; int T; int V; ::C x; ::E y; ::T z; ::V< int>  w; }; 
# 19
namespace N { int C; int E; int T; int V; ::C x; ::E y; ::T z; ::V< int>  w; void ff() { ::C x; ::E y; ::T z; ::V< int>  w; } struct q { ::C x; ::E y; ::T z; ::V< int>  w; }; }
# 20
namespace N { namespace K { struct A { }; struct D { }; }namespace L { namespace K { struct Z { }; } namespace __T0 = K;N::K::D d; struct Y { N::K::D d; struct K { }; N::K::D e; }; }struct W { int K; N::K::D d; int f() { int N; return sizeof(::N::K::D); } }; }
# 21
namespace P { using N::B;struct W { N::B x; }; struct U { int B; N::B x; N::B y; }; }
# 22
namespace R { using namespace N;struct W { N::B x; }; struct U { int B; N::B x; }; int A; N::A< int>  x; }
# 23
struct S { struct In { }; typedef int Ty; enum En { }; struct I2 { int In; S::In x; int Ty; S::Ty y; int En; S::En z; }; void f() { int In; S::In x; int Ty; S::Ty y; } }; 
# 24
struct S2 : public S { int In; S::In x; int Ty; S::Ty y; }; 

# 1 "hidden_names_in_scopes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ea012c2c_25_hidden_names_in_scopes_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_names_in_scopes.cudafe1.stub.c"
#include "hidden_names_in_scopes.cudafe1.stub.c"
# 1 "hidden_names_in_scopes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
