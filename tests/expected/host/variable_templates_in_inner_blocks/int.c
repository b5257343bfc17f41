# 1 "variable_templates_in_inner_blocks.cu"
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
namespace std { template< class A, class B> constexpr bool is_same_v = false; template< class T> constexpr int sb = (sizeof(T)); template< class T> struct sbs { static const int value = 1; }; template< class A, class B> struct is_same { static const bool value = false; }; 
# 5
template< bool B, class T, class F> struct conditional { typedef T type; }; template< bool B, class T, class F> using conditional_t = typename conditional< B, T, F> ::type; template< class T> struct rp { typedef T type; }; template< class T> using rp_t = typename rp< T> ::type; template< class T> constexpr bool df = false; template< class T> int ft(); template< class T> int ft2(T); struct G { template< class T> static int gt(); template< class T> int ht(); }; }
# 6
template< class K_, class C> struct X { using K = K_; using E = typename C::E; using KK = const K *; typedef std::conditional_t< true, K, E>  CE; using R = std::rp_t< K_> ; static constexpr inline int n = 3; 
# 7
static_assert((std::df< K>  || true), "");int arr[std::sb< K> ]; static constexpr inline bool cb = std::is_same_v< K, E> ; 
# 8
void f() { static_assert((std::df< K>  || true), "");int a = std::sb< K> ; bool b = std::is_same_v< E, K> ; constexpr int c = (std::sb< E>  / std::template sbs< K> ::value); int q = std::ft< K> (); if (std::df< K> ) { ; }  if constexpr (std::df< E> ) { ; }  } 
# 9
void g() { if constexpr (std::is_same_v< K, int> ) { } else { if constexpr (std::is_same_v< typename C::E, int> ) { static_assert((std::df< K_> ), "x");int a = std::sb< K_> ; int b = std::sb< typename C::E> ; constexpr int c = (std::sb< typename C::E>  / 8); std::sbs< typename C::E>  d; int e = (std::template sbs< K_> ::value); int q = std::ft< K> (); q = std::ft2< E> (E()); q = std::G::template gt< K> (); int z = (std::sb< std::conditional_t< true, K_, typename C::E> >  + std::sb< std::rp_t< K_> > ) + std::sb< const K_ *> ; static_assert((std::is_same_v< std::conditional_t< true, K_, typename C::E> , std::rp_t< K_> > ), "");} else { int a = ((int)std::sb< typename C::E> ) * (static_cast< unsigned>(std::sb< K_> )); K kk; E ee; CE ce; sizeof(K); }  }  
# 10
{ bool r = (std::template is_same< K_, typename C::E> ::value); auto l = [&]{ return std::sb< K>  + std::ft< E> (); } ; for (int i = 0; i < std::sb< K_> ; ++i) { }  return; } } 
# 11
template< class U> void h(U u) { using L = typename U::l; if (u) { int a = ((std::sb< K_>  + std::sb< U> ) + std::sb< typename U::l> ) + std::sb< typename U::l> ; constexpr int b = std::sb< typename U::l> ; }  int c = std::sb< typename U::l> ; } 
# 12
}; 
# 13
int anchor = 1; 

# 1 "variable_templates_in_inner_blocks.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__349a41a7_37_variable_templates_in_inner_blocks_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "variable_templates_in_inner_blocks.cudafe1.stub.c"
#include "variable_templates_in_inner_blocks.cudafe1.stub.c"
# 1 "variable_templates_in_inner_blocks.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
