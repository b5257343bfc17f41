# 1 "undeclared_names_in_requirements.cu"
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
int x = 1; struct A { }; namespace N { struct B { }; int operator<=>(B, B); }
# 4
template< class T> concept C = requires (T t) {operator<=>(t, t); }; template< class T> concept D = requires (T t) {nosuch(t); }; 
# 5
static_assert((!C< int> ));static_assert((!C< A> ));static_assert(C< N::B> );static_assert((!D< int> ));static_assert((!D< A> ));

# 1 "undeclared_names_in_requirements.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3c677e84_35_undeclared_names_in_requirements_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "undeclared_names_in_requirements.cudafe1.stub.c"
#include "undeclared_names_in_requirements.cudafe1.stub.c"
# 1 "undeclared_names_in_requirements.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
