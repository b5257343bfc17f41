# 1 "member_variable_template_in_default.cu"
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
template< class A, class B> constexpr inline bool same = false; 
# 4
template< class A> constexpr inline bool same< A, A>  = true; 
# 5
template< bool B> struct enable { }; 
# 6
template<> struct enable< true>  { using type = void; }; 
# 7
template< class ...T> struct variant { 
# 8
template< class U> static constexpr inline bool other = (!same< U, variant> ); 
# 9
template< class U, class  = typename enable< other< U> > ::type> constexpr variant(U); 
# 10
}; 
# 11
static_assert(__is_constructible(variant< long, int> , int), "int");
# 12
static_assert((!__is_constructible(variant< long, int> , int, int)), "two");

# 1 "member_variable_template_in_default.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d12b80be_38_member_variable_template_in_default_cu_b3887978_27965
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_variable_template_in_default.cudafe1.stub.c"
#include "member_variable_template_in_default.cudafe1.stub.c"
# 1 "member_variable_template_in_default.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
