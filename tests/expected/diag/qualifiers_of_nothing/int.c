# 1 "qualifiers_of_nothing.cu"
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
struct A { int x; }; struct B { int y; }; union U { int x; }; enum E { e}; typedef int I; 
# 4
struct New; 
# 5
void f() { struct L { int x; }; static const struct M { int y; } m = {}; } 
# 6
struct S { struct T { int x; }; enum { a}; struct Later; struct Plain; const int member; }; 
# 7
template< class T> struct P { struct Inner { T x; }; }; 
# 8
P< int>  pi; const struct C { int x; } c = {1}; typedef const struct D { int x; } d; struct A; struct Other; 

# 1 "qualifiers_of_nothing.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a2c312c9_24_qualifiers_of_nothing_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "qualifiers_of_nothing.cudafe1.stub.c"
#include "qualifiers_of_nothing.cudafe1.stub.c"
# 1 "qualifiers_of_nothing.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
