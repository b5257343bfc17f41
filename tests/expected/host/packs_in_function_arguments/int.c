# 1 "packs_in_function_arguments.cu"
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
template< int ...B> constexpr int cn() { return sizeof...(B); } template< class T> struct na { static constexpr inline int n = 1; }; template< class T> constexpr int fn() { return 1; } template< class T> constexpr int vv = 3; namespace z { template< int ...B> void g(int); }struct M { template< int ...B> void m(); template< int ...B> static int s(); }; template< int ...B> int ov(int); template< int ...B> int ov(double); template< int ...I> constexpr int vt = 3; 
# 5
template< class ...T> int c1(M &m) { z::g< na< T> ::n...> (1); m.template m< na< T> ::n...> (); M::template s< na< T> ::n...> (); ov< na< T> ::n...> (1); return ((((((((((cn< na< T> ::n...> () + cn< (na< T> ::n + 1)...> ()) + cn< fn< T> ()...> ()) + cn< sizeof(T)...> ()) + cn< vv< T> ...> ()) + cn< ((int)sizeof(T))...> ()) + cn< (-na< T> ::n)...> ()) + cn< T::q...> ()) + cn< noexcept((T()))...> ()) + vt< (na< T> ::n)...> ) + cn< 1, na< T> ::n...> ()) + cn< (T::a, 1)...> (); } 
# 6
template< class ...T> int c2() { auto p = (&cn< na< T> ::n...> ); auto q = cn< na< T> ::n...> ; return (cn< na< T> ::n...> () > 0) ? 1 : 2; } template< int ...J> int c3() { return cn< J...> () + cn< (J + 1)...> (); } 

# 1 "packs_in_function_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b368eb9a_30_packs_in_function_arguments_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "packs_in_function_arguments.cudafe1.stub.c"
#include "packs_in_function_arguments.cudafe1.stub.c"
# 1 "packs_in_function_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
