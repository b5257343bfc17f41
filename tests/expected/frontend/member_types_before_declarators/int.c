# 1 "member_types_before_declarators.cu"
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
template< class A = int> class bits { 
# 4
class ref { public: int x; }; 
# 6
public: using ref_type = ref; 
# 7
constexpr ref_type make() const; 
# 8
ref_type *find(ref_type) const; 
# 9
static ref_type shared; 
# 10
}; 
# 11
template< class A> constexpr typename bits< A> ::ref_type bits< A> ::make() const { return ref_type(); } 
# 12
template< class A> typename bits< A> ::ref_type *bits< A> ::find(ref_type r) const { return nullptr; } 
# 13
template< class A> typename bits< A> ::ref_type bits< A> ::shared; 

# 1 "member_types_before_declarators.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f1f3af47_34_member_types_before_declarators_cu_29bee449_25026
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_types_before_declarators.cudafe1.stub.c"
#include "member_types_before_declarators.cudafe1.stub.c"
# 1 "member_types_before_declarators.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
