# 1 "return_type_before_parameters.cu"
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
template< bool B, class T = void> struct enable_if { }; template< class T> struct enable_if< true, T>  { using type = T; }; 
# 4
template< bool B, class T = void> using enable_if_t = typename enable_if< B, T> ::type; 
# 5
template< class C> struct is_config { static constexpr inline bool value = false; }; 
# 6
struct cfg { using string_type = int; }; 
# 7
template<> struct is_config< cfg>  { static constexpr inline bool value = true; }; 
# 8
template< class C> struct bv { using k = typename C::string_type; bv(); template< class T> bv(T x, int); bv(k *); template< class T> explicit bv(T x); }; 
# 9
struct vec { using z = int; }; 
# 10
template< class T, class C> T g1(bv< C>  & v, int); 
# 11
template< class C> enable_if_t< is_config< C> ::value, bv< C> >  &g1(bv< C>  & v, const typename bv< C> ::k & x); 
# 12
template< class T, class C> T g2(const bv< C>  & v, int); 
# 13
template< class C> enable_if_t< is_config< C> ::value, bv< C> >  g2(const bv< C>  & v, const typename bv< C> ::k & x); 
# 14
template< class T, class C> T g3(bv< C>  & v, int); 
# 15
template< class C> bv< C>  &g3(enable_if_t< is_config< C> ::value, int>  x, const typename bv< C> ::k & k); 
# 16
template< class T, class C> T g4(const bv< C>  & v, int); 
# 17
template< class C> int g4(const typename bv< C> ::k & k, enable_if_t< is_config< C> ::value, int>  x); 
# 18
template< class T, class C> T g5(const bv< C>  & v, int); 
# 19
template< class C> auto g5(const bv< C>  & v, const typename bv< C> ::k & x)->enable_if_t< is_config< C> ::value, bv< C> > ; 
# 20
template< class T, class C, class K> T g6(const bv< C>  & v, K); 
# 21
template< class C, class K> enable_if_t< is_config< C> ::value, bv< C> >  g6(const bv< C>  & v, const typename bv< C> ::k & x); 
# 22
void f(bv< cfg>  &v) { g1< vec> (v, 1); g2< vec> (v, 1); g3< vec> (v, 1); g6< vec> (v, 1); } 

# 1 "return_type_before_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4834f56e_32_return_type_before_parameters_cu_8359b3ef
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "return_type_before_parameters.cudafe1.stub.c"
#include "return_type_before_parameters.cudafe1.stub.c"
# 1 "return_type_before_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
