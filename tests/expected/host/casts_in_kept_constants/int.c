# 1 "casts_in_kept_constants.cu"
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
template< int I> struct num { enum { VALUE = I}; static constexpr inline int v = I; }; template< unsigned long I> struct lnum { enum { VALUE = I}; }; template< int I> constexpr int vt = I; template< int I> int fn(); template< class T, T v> struct ic { static constexpr inline T value = (v); }; enum E { e0, e1}; template< E e> struct en { }; template< bool b> struct bo { }; template< int I> using al = num< I> ; template< int ...I> struct pk { }; template< auto V> struct au { }; 
# 4
template< class T, int N, E X, T V> struct A { using a = num< (int)sizeof(T)> ; using b = num< (long)N> ; using c = num< (int)N> ; using d = num< (static_cast< int>(sizeof(T))) + 1> ; using e = num< (int)sizeof(T)> ; using f = num< (int)sizeof(T)> ; using g = num< static_cast< int>(V)> ; using h = ic< T, static_cast< T>(N)> ; using i = en< (E)N> ; using j = num< (int)X> ; using k = bo< (bool)N> ; using l = al< (int)sizeof(T)> ; using m = pk< (int)sizeof(T), (int)N> ; using n = au< (int)sizeof(T)> ; using o = lnum< (unsigned long)sizeof(T)> ; using p = lnum< (unsigned long)N> ; using q = num< (int)sizeof(T)> ; using r = num< (int)(sizeof(T) > (1))> ; using s = num< (int)((unsigned)N)> ; using t = ic< int, (int)sizeof(T)> ; using u = num< (int)sizeof(T)> ; using v = num< static_cast< int>(A< T, N, X, V> ::z)> ; static const int z = 1; using w = num< static_cast< int>(num< N> ::VALUE)> ; using x = num< static_cast< int>(T::q)> ; using y = bo< static_cast< bool>(T::q)> ; using zz = num< static_cast< int>(fn< N> ())> ; using a2 = num< static_cast< int>(V + 1)> ; using a3 = num< -(static_cast< int>(sizeof(T)))> ; using a4 = lnum< (int)sizeof(T)> ; using a5 = num< (unsigned)sizeof(T)> ; 
# 5
int b1: static_cast< int>(sizeof(T)); int b2[static_cast< int>(sizeof(T))]; static_assert((static_cast< bool>(sizeof(T))), "");void b3() { fn< static_cast< int>(sizeof(T))> (); int i = vt< static_cast< int>(sizeof(T))> ; switch (1) { case static_cast< int>(sizeof(T)):  ; }  num< static_cast< int>(sizeof(T))>  n; n.v; int ar[(int)sizeof(T)]; const int ci = (static_cast< int>(sizeof(T))); constexpr int cj = (static_cast< int>(sizeof(T))); num< ci>  nn; enum { l1 = (int)sizeof(T)}; using loc = num< static_cast< int>(sizeof(T))> ; enum { l2 = (int)sizeof(T), l3 = static_cast< int>(V), l4 = (char)N, l5 = (E)N, l6 = (int)N, l7 = static_cast< T>(N), l8 = static_cast< int>(T::q)}; } 
# 6
enum class ec: unsigned { c1 = (unsigned)sizeof(T), c2 = (unsigned)N, c3 = static_cast< int>(3)}; enum fx: long { f1 = (long)N, f2 = (int)N}; template< int J = (int)sizeof(T)> struct def { }; void dd(int = static_cast< int>(sizeof(T))); alignas(static_cast< int>(sizeof(T))) int al1; void ne() noexcept(static_cast< bool>(N)); }; 
# 7
template< class T, int N = (int)sizeof(T)> struct B : public num< (int)sizeof(T)>  { }; template< class T> num< static_cast< int>(sizeof(T))>  fr(num< static_cast< int>(sizeof(T))> ) { return {}; } 
# 8
num< 4>  nd; enum { nd2 = (static_cast< int>(sizeof(int)))}; 
# 9
template< class T> void ff() { using q = num< static_cast< int>(sizeof(T))> ; enum { x = (int)sizeof(T)}; int z = vt< static_cast< int>(sizeof(T))> ; fn< static_cast< int>(sizeof(T))> (); } 
# 10
typedef unsigned long st; typedef int myint; template< int I> struct num2 { enum { VALUE = I}; }; template< unsigned long ...I> struct pk8 { }; template< bool ...b> struct bs { }; 
# 11
template< class T, int N, int ...V> struct A8 { typedef int loc; using a = num2< (unsigned long)sizeof(T)> ; using b = num2< (unsigned long)sizeof(T)> ; using c = num2< (st)sizeof(T)> ; using d = num2< (int)N> ; using e = num2< (int)N> ; using f = num2< (int)N> ; using g = pk8< ((unsigned long)(V == 1))...> ; using h = pk8< ((unsigned long)V)...> ; using i = pk8< ((unsigned long)V)...> ; using j = pk8< ((st)V)...> ; using k = pk8< ((unsigned long)(V + 1))...> ; using l = bs< ((bool)V)...> ; using m = pk8< (unsigned long)sizeof(T), ((unsigned long)V)...> ; using n = pk8< ((unsigned long)V)...> ; using o = pk8< ((static_cast< st>(V)) + (1))...> ; enum { x = (unsigned long)N, y = (unsigned long)N, z = (int)N, w = (st)N}; static_assert((static_cast< st>(N)), "");int ar[static_cast< st>(N)]; using p = num2< (unsigned long)((int)N)> ; using q = num2< (int)((unsigned long)N)> ; using r = num2< (int)((st)N)> ; using s = num2< (unsigned long)N> ; void f1(pk8< ((unsigned long)(V == 1))...> ); pk8< ((unsigned long)(V == 1))...>  fl; void f2() { pk8< (static_cast< st>(V == 1))...>  x; int z[(unsigned long)N]; int y[(unsigned long)N]; typedef num2< static_cast< st>(N)>  l; } }; 
# 12
template< class T, int N, int ...V> void fn8(pk8< (static_cast< unsigned long>(V == 1))...> , num2< static_cast< unsigned long>(N)> ) { } 
# 13
template< int N> auto dc()->__decltype((static_cast< st>(N))); template< int N> auto dc2()->__decltype((((st)0) + (N))); template< class T> auto dc3(T t)->__decltype((((st)0) + t)); template< class T> auto dc4(T t)->__decltype((((st)0) + t)); template< class T> auto dc5(T t)->__decltype(((static_cast< st>(0)) + t)); template< class T> auto dc6(T t)->__decltype((static_cast< st>(t))); template< class T> struct DC { typedef int loc; __decltype(((st)0)) a; __decltype(((st)sizeof(T))) b; __decltype((((loc)0) + T())) c; auto m(T t)->__decltype((((st)0) + t)); typedef __decltype(((st)T())) x; typedef __decltype((static_cast< st>(T()))) y; }; __decltype(((st)0)) gd; __decltype(((static_cast< st>(1)) + (1))) ge; using gx = __decltype(((st)0)); auto gf()->__decltype(((st)0)); 

# 1 "casts_in_kept_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b6f4eab7_26_casts_in_kept_constants_cu_98912ad1_29386
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "casts_in_kept_constants.cudafe1.stub.c"
#include "casts_in_kept_constants.cudafe1.stub.c"
# 1 "casts_in_kept_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
