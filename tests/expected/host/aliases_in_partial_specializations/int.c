# 1 "aliases_in_partial_specializations.cu"
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
namespace std { template< class T, T v> struct integral_constant { static constexpr inline T value = (v); }; template< bool B, class T = void> struct enable_if { }; template< class T> struct enable_if< true, T>  { using type = T; }; template< class T> struct is_class { static constexpr inline bool value = false; }; template< class T> struct lim { static constexpr inline int digits = 3; }; template< class C, class T = int> struct bsv { }; template< bool B, class X, class Y> struct cond { using type = X; }; }
# 5
template< bool B, class T = void> using enable_if_t = typename std::enable_if< B, T> ::type; 
# 6
template< bool B> using bool_constant = std::integral_constant< bool, B> ; 
# 7
template< bool B, class X, class Y> using cond_t = typename std::cond< B, X, Y> ::type; 
# 8
template< class T> using is_integral = bool_constant< std::is_class< T> ::value> ; 
# 9
template< class T, class E = void> struct hts { static constexpr inline bool value = false; }; 
# 10
template< class T, enable_if_t< std::integral_constant< bool, std::lim< T> ::digits == 106> ::value, int>   = 0> void f1(T); 
# 11
template< class T, enable_if_t< std::integral_constant< bool, std::is_class< T> ::value || hts< T> ::value> ::value, int>   = 0> void f2(T); 
# 12
template< class T, enable_if_t< std::integral_constant< bool, std::is_class< T> ::value && (!hts< T> ::value)> ::value, int>   = 0> void f3(T); 
# 13
template< class T, enable_if_t< !std::integral_constant< bool, std::is_class< T> ::value> ::value, int>   = 0> void f4(T); 
# 14
template< class T, enable_if_t< std::integral_constant< bool, std::is_class< T> ::value> ::value, int>   = 0> void f5(T); 
# 15
template< class T, class E = void> struct fi { }; 
# 16
template< class T> struct fi< T, enable_if_t< std::integral_constant< bool, std::lim< T> ::digits == 106> ::value> >  { }; 
# 17
template< class T> struct fi< T *, enable_if_t< std::integral_constant< bool, std::is_class< T> ::value> ::value> >  { }; 
# 18
template< class T> using sv = std::bsv< T> ; template< class T> using pt = T *; typedef int I; 
# 19
template< class T, class C = char, class E = void> struct fm { }; 
# 20
template< class C> struct fm< sv< C> , C, void>  { }; template< class C> struct fm< __decltype((nullptr)), C, void>  { }; template< class C> struct fm< std::bsv< C *, int> , C, void>  { }; template< class C> struct fm< std::bsv< C, int *> , C, int>  { }; template<> struct fm< std::bsv< char> >  { }; template< class C> struct fm< pt< C> , sv< C> , void>  { }; template<> struct fm< int *>  { }; 
# 21
template< class O, class T, class Tr = int> struct ib { }; 
# 22
template< class O> struct ib< O, enable_if_t< std::is_class< O> ::value && hts< O> ::value, typename O::ct> , int>  : public fm< O>  { }; 
# 23
template< class R> void g() { if (std::template is_class< cond_t< std::is_class< R> ::value && (sizeof(R) < sizeof(int)), unsigned, typename hts< R> ::type> > ::value) { }  std::bsv< cond_t< std::is_class< R> ::value && (sizeof(R) < sizeof(int)), unsigned, typename hts< R> ::type> , I>  x; using Q = cond_t< !std::is_class< R> ::value, R, I> ; Q q; std::bsv< cond_t< !std::is_class< R> ::value, R, I> >  w; } 

# 1 "aliases_in_partial_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2f94ceaf_37_aliases_in_partial_specializations_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "aliases_in_partial_specializations.cudafe1.stub.c"
#include "aliases_in_partial_specializations.cudafe1.stub.c"
# 1 "aliases_in_partial_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
