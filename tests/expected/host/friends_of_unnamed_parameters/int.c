# 1 "friends_of_unnamed_parameters.cu"
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
template< class T, class  = T, class  = int> class B; 
# 4
template< class T, class H, class P> bool eq(const B< T, H, P>  &, const B< T, H, P>  &); 
# 5
typedef B< int>  bi; 
# 6
template< class , class , class > class B { int t; friend bool eq<> (const B &, const B &); public: B *f(B); static B< int>  *q; }; 
# 7
template< class T, class U> class C; template< class T, class H> bool eq2(const C< T, H>  &); template< class , class > class C { friend bool eq2<> (const C &); }; 

# 1 "friends_of_unnamed_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9a1ff9e6_32_friends_of_unnamed_parameters_cu_e863434f_19753
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_of_unnamed_parameters.cudafe1.stub.c"
#include "friends_of_unnamed_parameters.cudafe1.stub.c"
# 1 "friends_of_unnamed_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
