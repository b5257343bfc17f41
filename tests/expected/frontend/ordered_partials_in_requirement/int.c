# 1 "ordered_partials_in_requirement.cu"
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
# 5
template< class ...T> struct Common; 
# 6
template< class A, class B> struct Common< A, B>  { using type = A; }; 
# 7
template< class A, class B, class ...R> struct Common< A, B, R...>  { }; 
# 8
template< class T> concept HasCommon = requires {typename Common< T, T> ::type; }; 
# 9
static_assert(HasCommon< int &> );
# 10
template< class T> struct Holder { T value; }; 
# 11
template< class T> struct Inner { constexpr Inner() noexcept = default;}; 
# 13
template< class T, unsigned long  = sizeof(T)> constexpr int complete(T *) { return 1; } 
# 14
constexpr int complete(void *) { return 0; } 
# 15
static_assert((complete((Holder< Inner< bool> >  *)0) == 1));

# 1 "ordered_partials_in_requirement.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d38d8b17_34_ordered_partials_in_requirement_cu_6998d109_4118
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "ordered_partials_in_requirement.cudafe1.stub.c"
#include "ordered_partials_in_requirement.cudafe1.stub.c"
# 1 "ordered_partials_in_requirement.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
