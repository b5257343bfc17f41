# 1 "types_defined_in_aliases.cu"
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
using mo = enum mo { a1, a2}; mo v = a1; 
# 5
using T = struct { int x; }; T t; 
# 6
using U = struct Un { int y; } *; U u; Un w; 
# 7
void f() { using L = enum L { l1}; L x = l1; using M = struct { int q; }; M m; } 
# 8
struct K { using I = enum I { i1}; I i; using J = struct J { int z; }; J j; }; 
# 9
template< class T> struct KT { using I = enum I { i1}; I i; using J = struct J { T z; }; J j; }; 
# 10
mo g(mo m) { return m; } 
# 12
using ml = 
# 15
enum mlx { 
# 17
q1, 
# 18
q2
# 20
} *; 
# 22
using tt = struct mlt { int x; 
# 23
int y; }; tt ttv; 
# 24
struct ex1; using exa = ex1; enum ex2 { exx}; using exb = ex2; using exc = struct ex3; using exd = const ex3 *; exa *pe; 

# 1 "types_defined_in_aliases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f02b03c7_27_types_defined_in_aliases_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "types_defined_in_aliases.cudafe1.stub.c"
#include "types_defined_in_aliases.cudafe1.stub.c"
# 1 "types_defined_in_aliases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
