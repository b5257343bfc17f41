# 1 "friend_templates_of_several_classes.cu"
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
namespace n { 
# 5
template< class T, int N> struct bar { 
# 6
template< class B> 
# 7
__attribute((__visibility__("hidden"))) friend inline bool 
# 6
ctw(const B & b, typename B::tok && p); 
# 8
template< class B> __attribute((__visibility__("hidden"))) friend inline bool one(const B & b); 
# 9
}; 
# 10
template< int N> struct bar< int, N>  { 
# 11
template< class B> 
# 12
__attribute((__visibility__("hidden"))) friend inline bool 
# 11
ctw(const B & b, typename B::tok && p); 
# 13
template< class B> __attribute((__visibility__("hidden"))) friend inline bool one(const B & b); 
# 14
template< class B> friend bool two(const B & b); 
# 15
}; 
# 16
template< class T> struct bar2 { 
# 17
template< class B> 
# 18
__attribute((__visibility__("hidden"))) friend inline bool 
# 17
ctw(const B & b, typename B::tok && p); 
# 19
template< class B> __attribute((__visibility__("hidden"))) friend inline bool one(const B & b); 
# 20
template< class B> __attribute((__visibility__("hidden"))) friend inline bool two(const B & b); 
# 21
}; 
# 22
template< class T> struct bar3 { template< class B> __attribute((unused)) friend bool one(const B & b); template< class B> __attribute((__visibility__("hidden"))) friend inline bool one(const B & b); friend bool three(int); }; 
# 23
struct plain { template< class B> __attribute((__visibility__("hidden"))) friend inline bool one(const B & b); __attribute((__visibility__("hidden"))) friend inline bool three(int); }; 
# 24
template< class B> __attribute((__visibility__("hidden"))) inline bool one(const B &b) { return true; } 
# 25
struct plain2 { template< class B> __attribute((__visibility__("hidden"))) friend inline bool one(const B & b); __attribute((__visibility__("hidden"))) friend inline bool three(int); }; 
# 26
template< class T> struct bar4 { template< class B> __attribute((__visibility__("hidden"))) friend inline bool one(const B & b); friend bool three(int); }; 
# 27
}

# 1 "friend_templates_of_several_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5f87eb83_38_friend_templates_of_several_classes_cu_0a0724e3_5915
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friend_templates_of_several_classes.cudafe1.stub.c"
#include "friend_templates_of_several_classes.cudafe1.stub.c"
# 1 "friend_templates_of_several_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
