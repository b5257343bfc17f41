# 1 "hidden_names_in_classes.cu"
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
template< class T> struct A { }; struct B { }; typedef int I; enum En { e1}; template< class T> using Al = T *; 
# 6
struct u1 { template< class T> using A = N::A< T> ; A< int>  f(N::A< int> ); friend struct N::A< int> ; N::A< int>  x; friend N::A< int>  g1(N::A< int> ); }; 
# 7
struct u2 { template< class T> struct A { }; N::A< int>  x; N::A< int>  f(N::A< int> ); friend struct N::A< int> ; }; 
# 8
struct u3 { int A; N::A< int>  x; N::A< int>  f(N::A< int> ); friend struct N::A< int> ; }; 
# 9
struct u4 { static int A; N::A< int>  x; N::A< int>  f(N::A< int> ); }; 
# 10
struct u5 { struct A { }; N::A< int>  x; N::A< int>  f(N::A< int> ); }; 
# 11
struct u6 { enum A { }; N::A< int>  x; N::A< int>  f(N::A< int> ); }; 
# 12
struct u7 { enum { A}; N::A< int>  x; N::A< int>  f(N::A< int> ); }; 
# 13
struct u8 { void A(); N::A< int>  x; N::A< int>  f(N::A< int> ); }; 
# 14
struct u9 { typedef int A; N::A< int>  x; N::A< int>  f(N::A< int> ); }; 
# 15
struct v1 { template< class T> using B = T; N::B x; N::B f(N::B); friend struct N::B; }; 
# 16
struct v2 { struct B { }; N::B x; N::B f(N::B); friend struct N::B; }; 
# 17
struct v3 { int B; N::B x; N::B f(N::B); friend struct N::B; }; 
# 18
struct v4 { void B(); N::B x; N::B f(N::B); friend struct N::B; }; 
# 19
struct v5 { typedef int B; N::B x; N::B f(N::B); friend struct N::B; }; 
# 20
struct v6 { enum { B}; N::B x; N::B f(N::B); friend struct N::B; }; 
# 21
struct v7 { template< class > void B(); N::B x; N::B f(N::B); friend struct N::B; }; 
# 22
struct v8 { typedef N::B B; B x; B f(B); friend struct N::B; }; 
# 23
struct w1 { typedef char I; N::I x; N::I f(N::I); }; 
# 24
struct w2 { int I; N::I x; N::I f(N::I); }; 
# 25
struct w3 { struct I { }; N::I x; N::I f(N::I); }; 
# 26
struct w4 { void I(); N::I x; N::I f(N::I); }; 
# 27
struct x1 { typedef char En; N::En x; N::En f(N::En); int y = (N::e1); }; 
# 28
struct x2 { int En; N::En x; N::En f(N::En); }; 
# 29
struct x3 { struct En { }; N::En x; N::En f(N::En); }; 
# 30
struct x4 { enum { e1}; int y = (N::e1); int f(int a = N::e1); }; 
# 31
struct y1 { int Al; N::Al< int>  x; N::Al< int>  f(N::Al< int> ); }; 
# 32
struct y2 { template< class T> using Al = T; N::Al< int>  x; N::Al< int>  f(N::Al< int> ); }; 
# 33
struct y3 { template< class T> struct Al { }; N::Al< int>  x; N::Al< int>  f(N::Al< int> ); }; 
# 34
struct base { typedef int A; typedef int B; typedef int I; typedef int En; }; 
# 35
struct z1 : public base { N::A< int>  x; N::B y; N::I z; N::En w; Al< int>  v; }; 
# 36
struct base2 { int A; int B; int I; int En; int Al; }; 
# 37
struct z2 : public base2 { N::A< int>  x; N::B y; N::I z; N::En w; N::Al< int>  v; }; 
# 38
template< class T> struct z3 : public T { N::A< int>  x; N::B y; N::I z; N::En w; N::Al< int>  v; }; 
# 39
template< class T> struct z4 : public base { N::A< T>  x; N::B y; N::I z; N::En w; Al< T>  v; }; 
# 40
template< class T> struct z5 { typedef int A; typedef int B; typedef int I; typedef int En; template< class > using Al = T; N::A< T>  x; N::B y; N::I z; N::En w; N::Al< T>  v; }; 
# 41
namespace M { struct A { }; int B; typedef int I; N::A< int>  x; N::B y; N::I z; struct Q { N::A< int>  x; N::B y; N::I z; }; }
# 42
namespace N2 { typedef int B; N::B x; }
# 43
}

# 1 "hidden_names_in_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7bb8bef8_26_hidden_names_in_classes_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_names_in_classes.cudafe1.stub.c"
#include "hidden_names_in_classes.cudafe1.stub.c"
# 1 "hidden_names_in_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
