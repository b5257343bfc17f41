# 1 "passed_on_objects.cu"
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
template< auto v> struct C { static constexpr inline auto value = (v); typedef __decltype(v) t; constexpr operator t() const { return v; } }; template< int v> using Int = C< v> ; template< class ...> struct tup { }; 
# 4
template< int S> using L4 = Int< S> ; template< int S> using L5 = tup< Int< S> > ; template< int S> using L6 = C< S> ; template< int S> using L7 = tup< C< S> > ; template< class T, int S> using L8 = C< S> ; template< class T, int S> using L9 = tup< C< S> > ; template< class T, int S> using L10 = tup< T, C< S> > ; template< int S> using L11 = tup< C< 1> , C< S> > ; 
# 5
template< class T, class Sp> struct U { L4< Sp{}>  a4; L5< Sp{}>  a5; L6< Sp{}>  a6; L7< Sp{}>  a7; L8< T, Sp{}>  a8; L9< T, Sp{}>  a9; L10< T, Sp{}>  a10; L11< Sp{}>  a11; }; 
# 6
template< class A, class B> struct same { static constexpr inline bool value = false; }; template< class T> struct same< T, T>  { static constexpr inline bool value = true; }; 
# 8
static_assert(same< __decltype(U< int, C< 2> > ::a4), C< 2> > ::value, "4");
# 9
static_assert(same< __decltype(U< int, C< 2> > ::a5), tup< C< 2> > > ::value, "5");
# 10
static_assert(same< __decltype(U< int, C< 2> > ::a4), C< 2> > ::value, "6");
# 11
static_assert(same< __decltype(U< int, C< 2> > ::a5), tup< C< 2> > > ::value, "7");
# 12
static_assert(same< __decltype(U< int, C< 2> > ::a4), C< 2> > ::value, "8");
# 13
static_assert(same< __decltype(U< int, C< 2> > ::a5), tup< C< 2> > > ::value, "9");
# 14
static_assert(same< __decltype(U< int, C< 2> > ::a10), tup< int, C< 2> > > ::value, "10");
# 15
static_assert(same< __decltype(U< int, C< 2> > ::a11), tup< C< 1> , C< 2> > > ::value, "11");

# 1 "passed_on_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fc7dcb17_20_passed_on_objects_cu_6c15ecbe_15421
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "passed_on_objects.cudafe1.stub.c"
#include "passed_on_objects.cudafe1.stub.c"
# 1 "passed_on_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
