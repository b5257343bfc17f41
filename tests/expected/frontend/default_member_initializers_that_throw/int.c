# 1 "default_member_initializers_that_throw.cu"
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
template< class T> concept DI = __is_constructible(T); struct NX { NX() noexcept { } NX(NX &&) noexcept; }; struct FV { int *p; constexpr FV() = default;}; struct TH { TH(); }; 
# 4
template< class D> struct VI { }; 
# 5
template< class R> struct OV : public VI< OV< R> >  { R r = R(); OV() requires (::DI< R> ) = default;constexpr OV(R && x) noexcept; }; 
# 6
template< class R> struct OW : public VI< OW< R> >  { R r = R(); OW() = default;}; 
# 7
template< class R> struct OX { R r = R(); OX() = default;}; 
# 8
template< class R> struct OY { R r{}; OY() = default;}; template< class R> struct OZ { R r; OZ() requires (DI< R> ) = default;}; template< class R> struct O0 { R r = {}; O0() requires (DI< R> ) = default;}; 
# 9
template< class V> struct DV { struct E { }; [[no_unique_address]] E e{}; V v = V(); int c = 0; DV() requires (DI< V> ) = default;}; 
# 10
static_assert(__is_nothrow_constructible(OX< NX> ), "1");static_assert(__is_nothrow_constructible(OW< NX> ), "2");static_assert(__is_nothrow_constructible(OV< NX> ), "3");static_assert(__is_nothrow_constructible(OY< NX> ), "4");static_assert(__is_nothrow_constructible(OZ< NX> ), "5");static_assert(__is_nothrow_constructible(O0< NX> ), "6");
# 11
static_assert(__is_nothrow_constructible(DV< FV> ), "7");static_assert(__is_nothrow_constructible(DV< NX> ), "8");static_assert((!__is_nothrow_constructible(DV< TH> )), "9");static_assert((!__is_nothrow_constructible(OX< TH> )), "10");static_assert((!__is_nothrow_constructible(OV< TH> )), "11");static_assert((noexcept(OV< NX> ())), "12");
# 12
struct TD { TD(); TD(int) noexcept; }; struct MI { TD t = ((TD)(1)); TD u{2}; }; struct MJ { TD t = TD(); }; static_assert(__is_nothrow_constructible(MI), "20");static_assert((!__is_nothrow_constructible(MJ)), "21");static_assert((noexcept(MI())), "22");static_assert((!(noexcept(MJ{}))), "23");
# 13
template< class T> struct MK { T t = ((T)1); int n = (sizeof(T)); T *p = (nullptr); }; static_assert(__is_nothrow_constructible(MK< TD> ), "24");static_assert(__is_nothrow_constructible(MK< int> ), "25");template< class T> struct ML { T t = (make)(); static T make(); int k = (f)(); static int f() noexcept(sizeof(T) > (1)); }; static_assert((!__is_nothrow_constructible(ML< int> )), "26");

# 1 "default_member_initializers_that_throw.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__473ed447_41_default_member_initializers_that_throw_cu_172d8054_1770
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "default_member_initializers_that_throw.cudafe1.stub.c"
#include "default_member_initializers_that_throw.cudafe1.stub.c"
# 1 "default_member_initializers_that_throw.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
