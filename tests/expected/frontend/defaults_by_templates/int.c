# 1 "defaults_by_templates.cu"
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
template< bool B, class T> struct enabled { }; 
# 5
template< class T> struct enabled< true, T>  { using type = T; }; 
# 6
struct tag { }; 
# 7
template< class E, int I> struct box { 
# 8
E value; 
# 9
template< bool B = true> constexpr box(typename enabled< B && __is_constructible(E), tag> ::type = {}) noexcept : value{} { } 
# 10
}; 
# 11
template< class A, class B> struct both : public box< A, 0> , public box< B, 1>  { both() = default;}; 
# 12
struct no { no(int); }; 
# 13
static_assert(__is_constructible(both< int, long> ), "");
# 14
static_assert((!__is_constructible(both< int, no> )), "");
# 15
both< int, long>  object; 

# 1 "defaults_by_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__94c7eaa4_24_defaults_by_templates_cu_object
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "defaults_by_templates.cudafe1.stub.c"
#include "defaults_by_templates.cudafe1.stub.c"
# 1 "defaults_by_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
