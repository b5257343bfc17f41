# 1 "extern_template_of_specialization.cu"
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
template< class T> struct B { }; 
# 5
template< class T> B< T>  &in(B< T>  & first, T * one); 
# 6
template<> B< char>  &in(B< char>  & own, char * mine); 
# 7
template< class T> B< T>  &in(B< T>  &second, T *two) { return second; } 
# 8
extern template B< char>  &in(B< char>  & first, char * one);
# 9
extern template B< long>  &in(B< long>  & first, long * one);

# 1 "extern_template_of_specialization.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2154db26_36_extern_template_of_specialization_cu_be9cf9ae_886
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "extern_template_of_specialization.cudafe1.stub.c"
#include "extern_template_of_specialization.cudafe1.stub.c"
# 1 "extern_template_of_specialization.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
