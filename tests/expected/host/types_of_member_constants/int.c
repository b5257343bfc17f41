# 1 "types_of_member_constants.cu"
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
template< class T> struct Ar0 { static int x(); Ar0(int); constexpr Ar0(); }; 
# 5
template< class ...> struct is { }; template< class A, class S> struct gvi { static int v; }; template< class T> int fn(int); 
# 6
template< class R, class V> struct gv { 
# 7
typedef R fp; using at = Ar0< fp> ; struct N { }; enum E { e}; template< class U> struct MT { static int q(); }; 
# 8
static constexpr inline at s1 = ((typename gv< R, V> ::at)(gvi< typename gv< R, V> ::at, is< > > ::ap())); 
# 9
static constexpr inline at s2 = ((typename gv< R, V> ::at)(gvi< typename gv< R, V> ::at *, is< typename gv< R, V> ::N> > ::ap())); 
# 10
static constexpr inline at s3 = ((typename gv< R, V> ::at)(gvi< typename gv< R, V> ::N, is< typename gv< R, V> ::E> > ::ap())); 
# 11
static constexpr inline at s4 = ((typename gv< R, V> ::at)(gvi< typename gv< R, V> ::fp, is< gv> > ::ap(typename gv< R, V> ::at()))); 
# 12
static constexpr inline at s6 = ((typename gv< R, V> ::at)(MT< typename gv< R, V> ::fp> ::q())); 
# 13
static constexpr inline at s8 = ((typename gv< R, V> ::at)(fn< typename gv< R, V> ::at> (1))); 
# 14
static constexpr inline at s10 = ((typename gv< R, V> ::at)(((typename gv< R, V> ::at)(R::x)))); 
# 15
static constexpr inline at s11 = ((typename gv< R, V> ::at)(static_cast< typename gv< R, V> ::at>(R::x))); 
# 16
static constexpr inline at s13 = ((typename gv< R, V> ::at)(sizeof(typename gv< R, V> ::at))); 
# 17
static constexpr inline at s14 = ((typename gv< R, V> ::at)(R::template f< typename gv< R, V> ::at> ())); 
# 18
static constexpr inline Ar0< V>  s20 = ((Ar0< V> )(gvi< V, is< gv> > ::v)); 
# 19
static constexpr inline at s21 = ((typename gv< R, V> ::at)(gvi< gv< V, R> , typename gv< R, V> ::at> ::v)); 
# 20
at m = gvi< at, is< > > ::v; 
# 21
}; 

# 1 "types_of_member_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c8c3145c_28_types_of_member_constants_cu_6285bd41_27150
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "types_of_member_constants.cudafe1.stub.c"
#include "types_of_member_constants.cudafe1.stub.c"
# 1 "types_of_member_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
