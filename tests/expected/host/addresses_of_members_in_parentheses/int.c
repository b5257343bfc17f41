# 1 "addresses_of_members_in_parentheses.cu"
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
int gm; template< class T> int f1(T x) { return 1; } 
# 4
struct D { D() : m(gm) { } int &m; int n; static int t; int Foo(); }; int D::t; 
# 5
int D::Foo() { f1(&(m)); f1(&(n)); f1(&D::n); f1(&D::t); f1(&D::t); int *p = &(n); int (D::*q) = (&D::n); f1(&(n)); return 0; } 

# 1 "addresses_of_members_in_parentheses.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3ab40f1d_38_addresses_of_members_in_parentheses_cu_807f8878
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "addresses_of_members_in_parentheses.cudafe1.stub.c"
#include "addresses_of_members_in_parentheses.cudafe1.stub.c"
# 1 "addresses_of_members_in_parentheses.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
