# 1 "friend_template_in_partial.cu"
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
template< class T, class > class pointer; 
# 4
template< class Id> class pointer< const void, Id>  { 
# 5
template< class U, class OtherId> friend class pointer; 
# 6
const void *raw; 
# 7
}; 
# 8
template< class T, class Id> class pointer { 
# 10
public: typedef T &reference; 
# 11
typedef T value_type; 
# 12
}; 
# 14
template< class ...> using void_t = void; 
# 15
template< class I, class  = void> struct traits { }; 
# 16
template< class I> struct traits< I, void_t< typename I::reference> >  { 
# 17
typedef typename I::value_type value_type; 
# 18
}; 
# 19
traits< pointer< int, int> > ::value_type value = 1; 
# 20
static_assert((sizeof value == sizeof(int)), "");

# 1 "friend_template_in_partial.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__177d3304_29_friend_template_in_partial_cu_value
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friend_template_in_partial.cudafe1.stub.c"
#include "friend_template_in_partial.cudafe1.stub.c"
# 1 "friend_template_in_partial.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
