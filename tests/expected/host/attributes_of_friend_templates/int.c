# 1 "attributes_of_friend_templates.cu"
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
template< class C> struct sv; 
# 5
namespace det { template< class C> __attribute((__visibility__("hidden"))) constexpr sv< C>  from(const C *, unsigned long) noexcept; template< class C> __attribute((__visibility__("hidden"))) void plain(C); int pl2(int); template< class C> void np(C); }
# 6
template< class T> __attribute((__visibility__("hidden"))) void glob(T); 
# 7
template< class C> struct sv { 
# 8
template< class O> __attribute((__visibility__("hidden"))) friend constexpr sv< O>  det::from(const O *, unsigned long) noexcept; 
# 9
template< class O> __attribute((__visibility__("hidden"))) friend void unq(O); 
# 10
template< class O> __attribute((__visibility__("hidden"))) friend void det::plain(O); 
# 11
template< class O> __attribute((__visibility__("hidden"))) friend void glob(O); 
# 12
template< class O> __attribute((__visibility__("hidden"))) friend inline void defd(O) { } 
# 13
template< class O> __attribute((unused)) friend void det::np(O); 
# 14
friend int det::pl2(int); 
# 15
template< class O> __attribute((__visibility__("hidden"))) void mem(O); 
# 16
template< class O> __attribute((noinline)) friend void det::plain(O); 
# 17
template< class O> [[gnu::visibility("hidden")]] friend void det::plain(O); 
# 18
friend void det::plain< int> (int); 
# 19
}; 
# 20
struct nt { 
# 21
template< class O> __attribute((__visibility__("hidden"))) friend void det::plain(O); 
# 22
template< class O> __attribute((__visibility__("hidden"))) friend void unq(O); 
# 23
__attribute((__visibility__("hidden"))) friend int det::pl2(int); 
# 24
__attribute((__visibility__("hidden"))) friend void det::plain< int> (int); 
# 25
}; 

# 1 "attributes_of_friend_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0f143515_33_attributes_of_friend_templates_cu_0df4c3fe_460
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "attributes_of_friend_templates.cudafe1.stub.c"
#include "attributes_of_friend_templates.cudafe1.stub.c"
# 1 "attributes_of_friend_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
