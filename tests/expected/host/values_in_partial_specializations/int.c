# 1 "values_in_partial_specializations.cu"
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
namespace s { template< class T, T ...I> struct iseq { }; 
# 4
template< class T, class  = void> struct tsz; template< unsigned long N, class T, class  = void> struct tel; 
# 5
template< unsigned long _Sz, class T> struct tel< _Sz, const T, void>  { }; 
# 6
template< class _Tp, _Tp ..._Idx> struct tsz< const iseq< _Tp, _Idx...> , void>  { }; template< class T, unsigned long N> struct ar; }
# 7
namespace s { 
# 8
template< class T, T ...Ints> struct tsz< iseq< T, Ints...> , void>  { static const int v = (sizeof...(Ints)); }; 
# 9
template< unsigned long J, class T, T ...Is> struct tel< J, iseq< T, Is...> , void>  { }; 
# 10
template< class T, unsigned long N> struct tsz< ar< T, N> , void>  { static const int v = (N); }; 
# 11
template< class T, unsigned long N> struct tsz< ar< T, N>  *, void>  { static const int v = (N); }; 
# 12
template< unsigned long I, class T, unsigned long N> struct tel< I, ar< T, N> , void>  { }; 
# 13
template< unsigned long I> struct tel< I, int, void>  { }; 
# 14
template< unsigned long K> struct tel< K, long, void>  { }; 
# 15
}

# 1 "values_in_partial_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__61aa6ade_36_values_in_partial_specializations_cu_d5983491_7941
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_in_partial_specializations.cudafe1.stub.c"
#include "values_in_partial_specializations.cudafe1.stub.c"
# 1 "values_in_partial_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
