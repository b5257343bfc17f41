# 1 "placeholders_in_partial_specializations.cu"
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
template< class T> struct A { 
# 5
template< auto v> struct Y; 
# 6
template< auto *p> struct Y< p>  { using type1 = __decltype(p); }; 
# 7
template< auto **pp> struct Y< pp>  { using type2 = __decltype(pp); }; 
# 8
}; 
# 9
int i; int *p; 
# 10
A< void> ::Y< &i> ::type1 t1; 
# 11
A< void> ::Y< &p> ::type2 t2; 
# 12
template< auto v> struct Z; 
# 13
template< auto *p> struct Z< p>  { using type1 = __decltype(p); }; 
# 14
template< auto **pp> struct Z< pp>  { using type2 = __decltype(pp); }; 
# 15
Z< &i> ::type1 t3; 
# 16
Z< &p> ::type2 t4; 

# 1 "placeholders_in_partial_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d4d7a8de_42_placeholders_in_partial_specializations_cu_3e68eaeb_16294
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "placeholders_in_partial_specializations.cudafe1.stub.c"
#include "placeholders_in_partial_specializations.cudafe1.stub.c"
# 1 "placeholders_in_partial_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
