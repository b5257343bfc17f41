# 1 "types_deduced_from_values.cu"
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
template< class ...Ts> struct concat { static constexpr inline int k = 0; }; 
# 4
template< class C, template< C ...>  class S, C ...Cs, C ...Ds, class ...Ts> 
# 5
struct concat< S< Cs...> , S< Ds...> , Ts...>  { static constexpr inline int k = (((1) + sizeof...(Cs)) + sizeof...(Ts)); }; 
# 6
template< int ...I> struct ints { }; 
# 7
static_assert(((concat< ints< 1> , ints< 3> > ::k == 2) && (concat< ints< 1, 2> , ints< 3> , int> ::k == 4)), "");
# 8
static_assert((concat< ints< > , ints< > > ::k == 0), "");
# 9
template< class T, T N> T bound(int (&)[N]); 
# 10
int a[3]; 
# 11
static_assert((sizeof bound(a) == (8)), "");
# 12
template< class T, class U> struct pair { }; 
# 13
template< class T, class ...U> T first(pair< T, U>  ...); 
# 14
static_assert((sizeof first(pair< char, int> (), pair< char, long> ()) == (1)), "");
# 15
template< class X> struct pointer { static constexpr inline int v = 0; }; 
# 16
int object; template< int *P> struct holder { }; 
# 17
template< class T, T *P, template< T *>  class H> struct pointer< H< P> >  { static constexpr inline int v = (sizeof(T)); }; 
# 18
static_assert((pointer< holder< &object> > ::v == 4), "");
# 19
template< class F> int takes(F && f); 
# 20
template< int N, class ...Args> int &several(Args && ...args); 
# 21
int r = takes(several< 0, int &, float> ); 

# 1 "types_deduced_from_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8b89cf0e_28_types_deduced_from_values_cu_r
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "types_deduced_from_values.cudafe1.stub.c"
#include "types_deduced_from_values.cudafe1.stub.c"
# 1 "types_deduced_from_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
