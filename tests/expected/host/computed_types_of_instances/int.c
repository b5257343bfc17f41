# 1 "computed_types_of_instances.cu"
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
template< class T> T &&dv() noexcept; template< int , class T> struct Box { }; template< class T> T fn(T); struct S { int m; static int sm; int f(); template< class T> T g(T); }; template< class T> struct V { T v; T get(); using u = T; }; 
# 4
template< class T> struct A1 { typedef __decltype((T())) type; }; Box< 1, __decltype((((int)0)))>  a1; 
# 5
template< class T> struct A2 { typedef __decltype((T() + 1)) type; }; Box< 2, __decltype((((int)0) + 1))>  a2; 
# 6
template< class T> struct A3 { typedef __decltype((dv< T> ())) type; }; Box< 3, __decltype((dv< int> ()))>  a3; 
# 7
template< class T> struct A5 { typedef __decltype(dv< T> ().m) type; }; Box< 5, __decltype(dv< S> ().m)>  a5; 
# 8
template< class T> struct A6 { typedef __decltype((dv< T> ().f())) type; }; Box< 6, __decltype((dv< S> ().f()))>  a6; 
# 9
template< class T> struct A7 { typedef __decltype((sizeof(T))) type; }; Box< 7, __decltype((sizeof(S)))>  a7; 
# 10
template< class T> struct A8 { typedef __decltype(T::sm) type; }; Box< 8, __decltype(S::sm)>  a8; 
# 11
template< class T> struct A9 { typedef __decltype((*dv< T> ())) type; }; Box< 9, __decltype((*dv< int *> ()))>  a9; 
# 12
template< class T> struct A10 { typedef __decltype(((T)1)) type; }; Box< 10, __decltype(((int)1))>  a10; 
# 13
template< class T> struct A11 { typedef __decltype((dv< T> ()[0])) type; }; Box< 11, __decltype((dv< int *> ()[0]))>  a11; 
# 14
template< class T> struct A13 { typedef __decltype((dv< V< T> > ().get())) type; typedef __decltype(dv< V< T>  &> ().v) type2; }; Box< 13, __decltype((dv< V< int> > ().get()))>  a13; Box< 14, __decltype(dv< V< int>  &> ().v)>  a13b; 
# 15
template< class T> struct A14 { typedef __decltype((1 + 2)) type; }; Box< 15, __decltype((1 + 2))>  a14; 
# 16
template< class T> struct A15 { typedef V< __decltype((T() + 1))>  type; }; Box< 16, V< int> >  a15; 
# 17
template< class T> struct A16 { typedef __decltype((T() + 1)) *type; using t2 = const __decltype((T() + 1)); }; Box< 17, __decltype((((int)0) + 1)) *>  a16; Box< 18, const __decltype((((int)0) + 1))>  a16b; 
# 18
template< class T> using Al = __decltype((T() + 1)); Box< 19, __decltype((((int)0) + 1))>  al; 
# 19
template< class T> struct A17 { typedef Al< T>  type; }; Box< 20, __decltype((((int)0) + 1))>  a17; 
# 20
template< class T> struct A18 { typedef typename A2< T> ::type type; }; Box< 21, __decltype((((int)0) + 1))>  a18; 
# 21
template< class T> struct A19 : public A2< T>  { }; Box< 22, __decltype((((int)0) + 1))>  a19; 
# 22
typedef __decltype(((1) + 2L)) nt; Box< 23, __decltype(((1) + 2L))>  n1; 
# 23
struct NT { typedef __decltype(((1) + 2L)) type; }; Box< 24, __decltype(((1) + 2L))>  n2; 
# 24
template< class T> struct A20 { typedef __decltype((dv< T> ().template g< int> (1))) type; }; Box< 25, __decltype((dv< S> ().g< int> (1)))>  a20; 
# 25
template< class T> struct A21 { static auto f()->__decltype((T() + 1)); template< class U> static __decltype((U() + T())) g(U); }; Box< 26, __decltype((A21< int> ::f()))>  a21; Box< 27, __decltype((A21< int> ::g(1L)))>  a21b; 
# 26
void pf(Box< 33, __decltype((((int)0) + 1))> ); struct M : public Box< 34, __decltype((((int)0) + 1))>  { ::Box< 35, __decltype((((int)0) + 1))>  mem; }; 

# 1 "computed_types_of_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__34a4ddc5_30_computed_types_of_instances_cu_c849a6f5_13760
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "computed_types_of_instances.cudafe1.stub.c"
#include "computed_types_of_instances.cudafe1.stub.c"
# 1 "computed_types_of_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
