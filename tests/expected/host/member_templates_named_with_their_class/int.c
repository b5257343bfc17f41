# 1 "member_templates_named_with_their_class.cu"
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
template< class T> struct inv { template< class U> int Invoke(U u) { return 0; } template< class U> static int Sinv(U u); template< class U> int go(U u) { return (((((inv< T> ::template Invoke< U> (u) + inv< T> ::template Invoke< U> (u)) + inv< T> ::template Invoke< U> (u)) + inv< T> ::template Invoke< U> (u)) + inv< T> ::template Sinv< U> (u)) + inv< T> ::template Sinv< U> (u)) + inv< T *> ::template Invoke< U> (u); } }; 
# 4
template< class T> struct inv2 : public inv< T>  { template< class U> int go2(U u) { return ((inv< T> ::template Invoke< U> (u) + inv2< T> ::template Invoke< U> (u)) + inv2< T> ::template Invoke< U> (u)) + this->template Invoke< U> (u); } }; 

# 1 "member_templates_named_with_their_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6bd233ac_42_member_templates_named_with_their_class_cu_a3b1a40d_17218
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_templates_named_with_their_class.cudafe1.stub.c"
#include "member_templates_named_with_their_class.cudafe1.stub.c"
# 1 "member_templates_named_with_their_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
