# 1 "designated_braces.cu"
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
struct E { explicit E(int, int); explicit E(int); }; struct F { F(int, int); }; 
# 5
struct A { int x; E a; }; 
# 6
A a1 = {.x = 1, .a{1, 2}}; 
# 7
A a2{.a{1, 2}}; 
# 8
A a4{.a{1}}; 
# 10
template< class T> struct G { T t; }; template< class T> void f() { G< T>  g{.t = {1, 2}}; G< E>  h = {.t = {1, 2}}; } template void f< E> ();
# 11
struct H { int k[2]; int *p; F f; }; H hh{.k{1, 2}, .f{1, 2}}; void g() { H h{.k{1, 2}, .f{1, 2}}; A q{.a{2}}; static A r{.a{2}}; A t = A{.a{2}}; } struct I { H h{.f{1, 2}}; }; 

# 1 "designated_braces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__59d4ca44_20_designated_braces_cu_a1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "designated_braces.cudafe1.stub.c"
#include "designated_braces.cudafe1.stub.c"
# 1 "designated_braces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
