# 1 "values_of_alias_templates_by_place.cu"
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
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 5
template< int v> struct C { constexpr operator int() const noexcept { return v; } }; 
# 6
template< int v> using Int = C< v> ; template< size_t N> using Sz = C< N> ; template< bool B> using Bo = C< B> ; template< char c> using Ch = C< c> ; template< auto a> struct Au { }; template< auto a> using AA = Au< a> ; template< int *p> struct PP { }; template< int *p> using AP = PP< p> ; 
# 7
template< int ...N> struct Is { }; template< int ...N> using Seq = Is< N...> ; template< class T, int ...N> using Seq2 = Is< sizeof(T), N...> ; 
# 8
int gi; enum E { e0, e1}; enum class F { f0, f1}; template< E e> struct EE { }; template< E e> using AE = EE< e> ; template< F f> struct FF { }; template< F f> using AF = FF< f> ; 
# 9
const int K = 3; constexpr int L = 4; constexpr bool b = true; 
# 10
using A1 = Int< 97> ; using A2 = Sz< 3UL> ; using A3 = Sz< 4UL> ; using A4 = Bo< true> ; using A5 = Bo< true> ; using A6 = Ch< 'b'> ; using A7 = Ch< 'c'> ; using A8 = AA< 'a'> ; using A9 = AA< 5> ; using B1 = AA< 6U> ; using B2 = AP< &gi> ; using B4 = Seq< 1, 2, 3, L> ; using B5 = Seq2< int, 1, 2> ; using B6 = AE< e1> ; using B7 = AE< e1> ; using B8 = AF< F::f1> ; using B9 = AF< F::f0> ; using C1 = Bo< true> ; using C2 = Bo< false> ; using C3 = Sz< 4UL> ; using C4 = Int< 3> ; using C5 = Bo< true> ; using C6 = Sz< 4UL> ; using C7 = Int< 1> ; using C8 = Int< 1> ; 
# 11
void f() { Int< 97>  a1; Sz< 3UL>  a2; Sz< 3 + 2>  a3; Bo< false>  a4; Ch< 'c'>  a6; Ch< ('a') + 4>  a7; AA< 'd'>  a8; AA< 7>  a9; AA< 5U + (4)>  b1; Seq< 1, 1 + 3, K, L>  b4; Seq2< int, 1, 1 + 4>  b5; AE< e0>  b6; AF< F::f0>  b8; Sz< sizeof(short)>  c6; Int< 'e'>  a10; Sz< 9>  c9; } 
# 12
template< class T> struct X { 
# 13
using A1 = Int< 102> ; using A2 = Sz< 13UL> ; using A3 = Sz< 14UL> ; using A5 = Bo< true> ; using A6 = Ch< 'g'> ; using B4 = Seq< 1, 5, 3, L> ; using B5 = Seq2< T, 1, 2> ; using B1 = AA< 11U> ; using C6 = Sz< 8UL> ; using D1 = Int< sizeof(T) + (1 + 2)> ; using D2 = Seq< sizeof(T), 3> ; using D3 = Seq2< T, L, 4> ; 
# 14
void f() { Int< 'h'>  a1; Sz< 23>  a2; Sz< 23 + 2>  a3; Ch< 'i'>  a6; Ch< 'g'>  a7; AA< 'j'>  a8; AA< 8>  a9; Seq< 2, 1 + 3, K, L>  b4; Seq2< T, 1, 1 + 4>  b5; Seq2< T, K + 2>  b6; } }; 
# 15
template< class T, class U = Int< 1 + 7> , int n = 13> void g(Sz< 4 + 7>  *, Seq2< T, 1 + 9>  *); 
# 16
Sz< 46UL>  h(Sz< 47UL> ); 

# 1 "values_of_alias_templates_by_place.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6ca1fe1f_37_values_of_alias_templates_by_place_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_of_alias_templates_by_place.cudafe1.stub.c"
#include "values_of_alias_templates_by_place.cudafe1.stub.c"
# 1 "values_of_alias_templates_by_place.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
