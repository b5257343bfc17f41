# 1 "types_of_argument_values.cu"
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
namespace n { enum L { a, b}; enum class mo: unsigned { x}; template< class T, bool  = __is_enum(T)> struct uti; template< class T> struct uti< T, true>  { using type = __underlying_type(T); }; template< class T> struct ut : public uti< T, __is_enum(T)>  { }; template< class T> using ut_t = typename ut< T> ::type; 
# 4
using A1 = ut< L> ::type; using A2 = ut_t< L> ; typedef ut< L> ::type A3; ut< L> ::type a4; ut_t< L>  a5; template< class T, class U> struct same { static const bool value = false; }; static_assert((!same< __underlying_type(L), __underlying_type(L)> ::value), "");static_assert((!same< __underlying_type(L), __underlying_type(L)> ::value), "");static_assert((!same< __underlying_type(mo), int> ::value), "");using A6 = __underlying_type(mo); __underlying_type(L) a7; same< __underlying_type(mo), int>  a8; static_assert(__is_same(__underlying_type(mo), unsigned), "");void f(__underlying_type(mo)); enum class E2: __underlying_type(mo) { y}; template< class T> struct tt { using t = __underlying_type(T); __underlying_type(mo) m; same< __underlying_type(mo), T>  s; }; tt< mo>  q; }
# 5
template< auto V> struct ic { }; template< class T, T V> struct ic2 { static constexpr inline T value = (V); }; template< auto V> using mv = ic2< __decltype(V), V> ; mv< 1>  m1; mv< 'a'>  m2; mv< 1U>  m3; static_assert((sizeof(mv< 2> ) == (1)), "");static_assert(__is_same(mv< 'a'> , ic2< __decltype('a'), 'a'> ), "");using M4 = mv< 3> ; template< class ...T> struct li { }; using M5 = li< ic2< __decltype(4), 4> , ic2< __decltype(5L), 5L> > ; template< class T> using M6 = li< mv< sizeof(T)> , ic2< __decltype(6), 6> , T> ; M6< int>  m6; template< int N> using mi = ic2< __decltype(N), N> ; mi< 7>  m7; li< ic2< __decltype(8), 8> >  m8; template< class T> using M9 = li< ic2< __decltype(9), 9> , T> ; M9< int>  m9; 

# 1 "types_of_argument_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5bcaf9c2_27_types_of_argument_values_cu_62073f41_22149
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "types_of_argument_values.cudafe1.stub.c"
#include "types_of_argument_values.cudafe1.stub.c"
# 1 "types_of_argument_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
