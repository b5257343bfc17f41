# 1 "same_name_in_other_scopes.cu"
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
template< class T> T &&dv(); 
# 5
namespace one { template< class T> int *look(T &, T &); }
# 6
namespace one { template< class T, class U> __decltype((look(dv< T> (), dv< U> ()))) found(int); }
# 7
namespace two { 
# 8
struct nope { }; 
# 9
template< class T> nope look(T &, T &); 
# 10
template< class T, class U> __decltype((look(dv< T> (), dv< U> ()))) found(int); 
# 11
}
# 12
struct L { }; 
# 13
static_assert(__is_same(__decltype((one::found< L &, L &> (0))), int *), "");
# 14
static_assert(__is_same(__decltype((two::found< L &, L &> (0))), two::nope), "");

# 1 "same_name_in_other_scopes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__db71a453_28_same_name_in_other_scopes_cu_3f7b6178_3715
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "same_name_in_other_scopes.cudafe1.stub.c"
#include "same_name_in_other_scopes.cudafe1.stub.c"
# 1 "same_name_in_other_scopes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
