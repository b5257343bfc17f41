# 1 "packs_of_different_lengths.cu"
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
template< bool ...> struct fa { static constexpr inline bool value = true; }; 
# 5
template< bool B> struct bl { static constexpr inline bool value = B; }; 
# 6
template< class T, T ...v> struct sq { }; 
# 7
template< class A, class B> struct pr { }; template< class ...> struct ls { }; 
# 8
struct im { 
# 9
template< class X, X ...x, class Y, Y ...y> static constexpr bl< fa< (x == y)...> ::value>  ap(sq< X, x...> , sq< Y, y...> ); 
# 10
template< class X, class Y> static bl< false>  ap(X, Y, ...); 
# 11
template< class ...X, class ...Y> static ls< pr< X, Y> ...>  zip(ls< X...> , ls< Y...> ); 
# 12
template< class X, class Y> static int zip(X, Y, ...); 
# 13
}; 
# 14
static_assert(__is_same(__decltype((im::ap(sq< int, 1, 2> (), sq< int, 1, 2> ()))), bl< fa< 1 == 1, 2 == 2> ::value> ), "");
# 15
static_assert(__is_same(__decltype((im::ap(sq< int, 1, 2> (), sq< int, 1, 2, 3> ()))), bl< false> ), "");
# 16
static_assert(__is_same(__decltype((im::ap(sq< int, 1, 2, 3> (), sq< int, 1, 2> ()))), bl< false> ), "");
# 17
static_assert(__is_same(__decltype((im::zip(ls< int> (), ls< char> ()))), ls< pr< int, char> > ), "");
# 18
static_assert(__is_same(__decltype((im::zip(ls< int> (), ls< char, int> ()))), int), "");
# 19
static_assert(__is_same(__decltype((im::zip(ls< int, int> (), ls< char> ()))), int), "");

# 1 "packs_of_different_lengths.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__01d3124a_29_packs_of_different_lengths_cu_8442eab9_14458
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "packs_of_different_lengths.cudafe1.stub.c"
#include "packs_of_different_lengths.cudafe1.stub.c"
# 1 "packs_of_different_lengths.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
