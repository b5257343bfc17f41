# 1 "classes_without_parameter_names.cu"
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
template< class P> struct W { template< class ...> struct I { friend inline auto g([[maybe_unused]] const I &o, P)->int { return 1; } friend inline int h(const I &) { return 2; } friend inline I k(I *, typename W< P> ::template I< P>  *) { return I(); } int m(const I &); }; 
# 4
template< class T> struct J { friend inline auto g(const J< T>  &o, P)->int { return 1; } friend inline auto h(J< T>  o, typename W< P> ::template J< P>  *)->J< T>  { return o; } friend inline auto q(J< T> ) { return 1; } }; 
# 5
struct K { friend inline auto g(const K &o, P)->int { return 1; } friend inline auto g2(W< P>  o)->W< P>  { return o; } }; }; 
# 6
template< class ...> struct I2 { friend inline auto g(const I2 &o)->I2 * { return 0; } auto m(const I2 &)->I2; }; template< class T> struct J2 { friend inline auto g(const J2< T>  &o, J2< int> )->J2< T>  * { return 0; } }; template< class , int > struct K2 { friend inline auto g(const K2 &o)->K2 * { return 0; } auto z(K2)->K2; friend K2 y(K2); }; 
# 7
W< int> ::I< int>  a; W< int> ::J< int>  b; W< int> ::K c; I2< int>  d; 
# 8
template< class , class D> struct L2 { friend inline auto g(const L2 &o)->L2 * { return 0; } auto z(L2)->L2; friend L2 y(L2); }; template< class D, class , int N, class  = void> struct L3 { friend inline auto g(const L3< D>  &o)->L3< D>  * { return 0; } auto z(L3)->L3; friend L3 y(L3< D> ); }; 
# 9
template< class X, class D> auto L2< X, D> ::z(L2 a)->L2 { return a; } template< class X, class D, int N, class V> auto L3< X, D, N, V> ::z(L3 a)->L3 { return a; } template< class ...A> struct L4 { friend inline auto g(const L4< A...>  &o)->L4< A...>  * { return 0; } }; 

# 1 "classes_without_parameter_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1895d6f0_34_classes_without_parameter_names_cu_d7f53fb9_21879
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "classes_without_parameter_names.cudafe1.stub.c"
#include "classes_without_parameter_names.cudafe1.stub.c"
# 1 "classes_without_parameter_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
