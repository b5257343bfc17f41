# 1 "first_literals_in_specializations.cu"
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
template< unsigned long N> struct L { int x; }; template< class T, unsigned long N> struct A { T x; }; enum E { e0, e1}; template< E > struct En { }; 
# 5
template< class T> void nf(T); template< int I> void nv(L< 9> , A< int, 9> ); template<> void nf(L< 1UL> ) { } template<> inline void nf< L< 2UL> > (L< 2UL> ) { L< 1UL>  a; L< 3>  b; } template<> void nv< 3> (L< 9> , A< int, 9> ) { } template<> void nf< A< char, 3UL> > (A< char, 3UL> ); 
# 6
struct S { template< class T> T m(L< 4> , A< T, 4> ); template< int I> static void s(L< 5>  *); }; template<> int S::m< int> (L< 4> , A< int, 4UL> ) { L< 6>  q; return 0; } template<> inline void S::s< 2> (L< 5>  *) { } template<> char S::m(L< 4> , A< char, 4UL> ); template<> struct A< float, 7UL>  { L< 7UL>  a; void f(L< 8UL> ); }; void A< float, 7UL> ::f(L< 8UL> ) { L< 10>  a; } template< class T> struct C { void f(L< 11UL> , A< T, 1UL> ); static L< 12UL>  s; }; template<> void C< int> ::f(L< 11UL> , A< int, 1UL> ) { L< 13>  q; } template<> L< 12UL>  C< int> ::s; template<> inline void C< char> ::f(L< 11UL> , A< char, 1UL> ) { } template void nf(L< 14UL> );template< class T> void nf(T) { } extern template void nf(L< 15UL> );
# 7
template<> void nf(En< e1> ) { } template< class T> void ne(En< e0> ); template<> void ne< int> (En< e0> ) { } L< 14UL>  l14; L< 15UL>  l15; L< 16UL>  f16(L< 16UL> ); template<> L< 17UL>  S::m(L< 4> , A< L< 17UL> , 4UL> ); A< L< 17UL> , 2UL>  a17; L< 18UL>  (*pf)(L< 19UL> ); template< class T> T vt = T(); template<> L< 20UL>  vt< L< 20UL> >  = {}; 

# 1 "first_literals_in_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a5f2a9a4_36_first_literals_in_specializations_cu_076d0c9d
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "first_literals_in_specializations.cudafe1.stub.c"
#include "first_literals_in_specializations.cudafe1.stub.c"
# 1 "first_literals_in_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
