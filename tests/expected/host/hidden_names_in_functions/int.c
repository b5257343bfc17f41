# 1 "hidden_names_in_functions.cu"
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
template< class T> struct A { }; struct B { }; typedef int I; enum En { }; template< class T> using Al = T; 
# 6
template< class A, class B, int I> void h(A< int>  x, struct B y, I z); 
# 7
template< class A, class B, int I> void h2(A< int>  x, struct B y, I z) { N::A< int>  x1; struct N::B y1; N::I z1; } 
# 8
template< class A, class B, int I> A< int>  h3(A a, B b) { N::A< int>  x1; struct N::B y1; N::I z1; } 
# 9
void f1() { int B; struct N::B x; int I; N::I y; int En; N::En z; int A; N::A< int>  w; } 
# 10
void f2() { struct B { }; struct N::B x; struct I { }; N::I y; struct En { }; N::En z; struct A { }; N::A< int>  w; } 
# 11
void f3() { typedef int B; struct N::B x; typedef int I; N::I y; typedef int En; N::En z; typedef int A; N::A< int>  w; } 
# 12
void f4(int B, int I, int En, int A) { struct N::B x; N::I y; N::En z; N::A< int>  w; { struct N::B x; N::I y; N::En z; N::A< int>  w; } } 
# 13
void f5(struct B B, N::I I, N::En En, N::A< int>  A, N::Al< int>  Al, struct B B2); 
# 14
void f6(struct B B, N::I I, N::En En, N::A< int>  A, N::Al< int>  Al, struct B B2) { } 
# 15
void f7(struct B *B, N::I *I, N::En *En, N::A< int>  *A, N::Al< int>  *Al, struct B *B2) { } 
# 16
struct m { void f5(struct B B, N::I I, N::En En, N::A< int>  A, N::Al< int>  Al, struct B B2); void f6(struct B B, N::I I, N::En En, N::A< int>  A, N::Al< int>  Al, struct B B2) { } }; 
# 17
void f9() { void B(); struct N::B x; extern int I; N::I y; } 
# 18
struct B f10(int B); I f11(int I); A< int>  f12(int A) { return N::A< int> {}; } 
# 19
void B(); struct B b; 
# 20
}
# 21
struct N2 { struct stat { }; int stat(struct stat *); struct stat q; void g(struct stat s); }; 
# 22
struct stat { int a; }; int stat(const char *, struct stat *); struct stat zz; inline int use(struct stat stat) { struct stat k; return sizeof(struct stat); } 

# 1 "hidden_names_in_functions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1e7bda06_28_hidden_names_in_functions_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_names_in_functions.cudafe1.stub.c"
#include "hidden_names_in_functions.cudafe1.stub.c"
# 1 "hidden_names_in_functions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
