# 1 "alias_of_constant.cu"
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
namespace N { template< class T> struct vv { using type = void; }; template< class ...> using void_t = void; 
# 4
template< class T, class U> using msw = void; template< class T> using one = void; template< class ...T> using ivt = int; 
# 5
template< class T> struct mkv { typedef void type; }; template< class ...T> using vt2 = typename mkv< T...> ::type; 
# 6
template< int N> using ni = int; 
# 7
template< class T, class U> struct ct3 { vv< void>  a; vv< void>  b; vv< void>  c; vv< void>  d; vv< void>  e; vv< void>  f; vv< void>  g; vv< void>  h; vv< void>  i; 
# 8
vv< int>  j; vv< int *>  k; vv< vt2< T> >  l; vv< int>  m; vv< void>  n; vv< void>  o; vv< void>  p; vv< __decltype((T()))>  q; vv< void>  r; vv< void *>  s; vv< const void>  t; }; 
# 9
template< class T, class  = void> struct P { }; template< class T> struct P< T *, void_t< T> > ; template< class T> struct P< T &, one< T> > ; template< class T> struct P< T **, one< typename T::x> > ; template< class T> struct P< T ***, one< T *> > ; 
# 10
template< class T, int ...I> struct Q { }; 
# 11
}

# 1 "alias_of_constant.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__29c0be20_20_alias_of_constant_cu_27742290_29090
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_of_constant.cudafe1.stub.c"
#include "alias_of_constant.cudafe1.stub.c"
# 1 "alias_of_constant.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
