# 1 "partial_specializations.cu"
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
template< class T, int N> struct Pair { T first; }; 
# 5
template< class T> struct Pair< T *, 3>  { T *third; void reset() { } }; 
# 6
Pair< int, 2>  plain; Pair< int *, 3>  special; 
# 7
template< class T> constexpr bool points = false; template< class T> constexpr bool points< T *>  = true; 
# 8
bool yes = points< int *> , no = points< int> ; 

# 1 "partial_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e960a279_26_partial_specializations_cu_yes
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "partial_specializations.cudafe1.stub.c"
#include "partial_specializations.cudafe1.stub.c"
# 1 "partial_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
