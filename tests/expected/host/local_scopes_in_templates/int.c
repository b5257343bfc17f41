# 1 "local_scopes_in_templates.cu"
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
typedef int i32; 
# 5
template< class T> struct A { T a; }; 
# 6
template< class T> struct B { T a; }; 
# 7
template< class T> struct C { T a; }; 
# 8
template< class T> struct D { T a; }; 
# 9
template< class T> struct E { T a; }; 
# 10
template< class T> struct F { T a; }; 
# 11
template< class T> struct G { T a; }; 
# 12
template< class T> struct H { T a; }; 
# 13
void f1() { { A< int>  a; } A< int>  b; } 
# 14
template< class T> void f2() { { B< int>  a; typedef char c8; i32 i; c8 c; B< char>  bc; } B< i32>  b; { B< int>  b; } } 
# 15
template< class T> struct S { void m() { { C< int>  a; } D< i32>  d; for (E< int>  e; ;) { F< int>  f; }  if (F< int>  *p = (0)) { }  auto l = []() { G< i32>  g; { H< int>  h; } } ; } }; 
# 16
template< class T> struct S2 { typedef short s; void m() { { C< short>  a; } D< short>  d; } }; 
# 17
C< int>  c; 
# 18
struct S3 { template< class T> void m() { { A< int>  a; } } }; 

# 1 "local_scopes_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a32e7792_28_local_scopes_in_templates_cu__Z2f1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "local_scopes_in_templates.cudafe1.stub.c"
#include "local_scopes_in_templates.cudafe1.stub.c"
# 1 "local_scopes_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
