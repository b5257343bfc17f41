# 1 "alias_value_expanded.cu"
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
namespace cuda { namespace std { inline namespace __4 { 
# 4
typedef unsigned long size_t; typedef unsigned long uint64_t; typedef unsigned uint32_t; 
# 5
template< class T, T v> struct integral_constant { static constexpr inline const T value = (v); typedef integral_constant type; }; 
# 6
typedef integral_constant< bool, true>  true_type; typedef integral_constant< bool, false>  false_type; 
# 7
template< bool B> using bool_constant = integral_constant< bool, B> ; 
# 8
template< class T, class U> constexpr bool is_same_v = __is_same(T, U); 
# 9
template< class T, class U> using _IsSame = bool_constant< is_same_v< T, U> > ; 
# 10
template< class T, class U> using _IsNotSame = bool_constant< !is_same_v< T, U> > ; 
# 11
template< bool B, class T = void> struct enable_if { }; template< class T> struct enable_if< true, T>  { typedef T type; }; 
# 12
template< bool B, class T = void> using enable_if_t = typename enable_if< B, T> ::type; 
# 13
template< bool B, class T, class U> struct conditional { typedef T type; }; 
# 14
template< bool B, class T, class U> using conditional_t = typename conditional< B, T, U> ::type; 
# 15
template< class T> T &&declval(); 
# 16
template< class ...> using void_t = void; 
# 17
struct impl { template< class T> static T &test(int); template< class T> static false_type test(...); }; 
# 18
template< class T> struct isref : public integral_constant< bool, integral_constant< bool, !is_same_v< __decltype((impl::template test< T> (0))), integral_constant< bool, false> > > ::value>  { }; 
# 19
template< class Tr> using tfp = enable_if_t< integral_constant< bool, is_same_v< Tr, typename Tr::primary> > ::value> ; 
# 20
struct nat { }; 
# 21
template< class R> struct q { using type = conditional_t< integral_constant< bool, !is_same_v< R, nat> > ::value, true_type, false_type> ; 
# 22
static const bool v = (_IsSame< R, nat> ::value); bool f() { return _IsSame< R, nat> ::value; } }; 
# 23
template< class T, bool cc = true, enable_if_t< (sizeof(T) <= sizeof(unsigned long)) && cc, int>   = 0> int big(T); 
# 24
template< class T, enable_if_t< sizeof(T) <= sizeof(unsigned long), int>   = 0> int big2(T); 
# 25
template< class T, T ...V> struct iseq { template< template< class O, O ...>  class TT, class I> using conv = TT< I, (V)...> ; }; 
# 26
template< class T> class hasit { template< class U> static auto t(int)->__decltype((declval< U &> ().allocate((size_t)0))); template< class U, class  = void_t< __decltype((declval< U &> ().allocate((size_t)0)))> > static int s(); }; 
# 27
template< class T, class  = void, class  = void> struct isal : public false_type { }; 
# 28
template< class T> struct isal< T, void_t< typename T::value_type> , void_t< __decltype((declval< T &> ().allocate((unsigned long)0)))> >  : public true_type { }; 
# 29
template< class T, class U> using cty = __decltype((false ? declval< T> () : declval< U> ())); 
# 30
template< class T, class U> using msw = void; 
# 31
template< class T, class U, class  = void> struct ct2 { }; 
# 32
template< class T, class U> struct ct2< T, U, void_t< cty< T, U> , void> >  { }; 
# 33
template< class T> using ms = __decltype((T() / T{})); 
# 34
template< class T, class U> struct cd { using UP = q< __decltype((T{} / U{}))> ; U g() { if constexpr (is_same_v< __decltype((T{} / U{})), T> ) { return U{} + T{}; }  return U{}; } }; 
# 35
template< class A, class B> constexpr bool inr(A a) { return (static_cast< A>(B::max())) >= (static_cast< B>(a)); } 
# 36
template< class A> using mk = A; 
# 37
template< class A, class B> struct mkk { typedef A type; }; 
# 38
template< class A> using mku = typename mkk< A, int> ::type; 
# 39
template< class A, class B> constexpr bool cmp(A t, B u) { return (t < 0) ? false : ((static_cast< mku< A> >(t)) == u); } 
# 40
template< class A, class B> constexpr bool cmp2(A t, B u) { return (t < 0) ? false : (((mku< A> )t) == u); } 
# 41
inline void r() { uint32_t ret{0U}; uint32_t r2 = 0U; uint64_t r3{(0)}; (void)ret; (void)r2; unsigned r4{0U}; } 
# 42
template< class T> T rr() { uint32_t ret{0U}; uint32_t r2 = 0U; uint64_t r3{(0)}; unsigned r4{0U}; return ret; } 
# 43
template< class > constexpr bool afalse = false; 
# 44
template< int N> auto mi() { static_assert((afalse< __decltype(N)> ), "x");static_assert((N == 1), "x");} 
# 45
}}}

# 1 "alias_value_expanded.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3349c8c2_23_alias_value_expanded_cu_9f3d44e4_29036
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_value_expanded.cudafe1.stub.c"
#include "alias_value_expanded.cudafe1.stub.c"
# 1 "alias_value_expanded.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
