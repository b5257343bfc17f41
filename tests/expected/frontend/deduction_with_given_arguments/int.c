# 1 "deduction_with_given_arguments.cu"
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
template< class P> struct holder { typedef P element; }; 
# 4
struct has_alias { using inner = holder< int> ; }; 
# 5
template< class T> struct has_pointer { using inner = T *; }; 
# 6
template< class T> struct derives : public has_pointer< T>  { }; 
# 7
template< class T> struct detects { 
# 8
template< class S> static char probe(typename S::inner *); 
# 9
template< class S> static int probe(...); 
# 10
static const bool value = (sizeof(probe< T> (0)) == sizeof(char)); 
# 11
}; 
# 12
static_assert(detects< has_alias> ::value, "alias");
# 13
static_assert(detects< derives< int> > ::value, "base");
# 14
static_assert((!detects< holder< int> > ::value), "none");
# 16
template< bool B, class T = void> struct only_if { }; 
# 17
template< class T> struct only_if< true, T>  { using type = T; }; 
# 18
template< class T, class U, typename only_if< (sizeof(T) < (9)) && (sizeof(U) < (9))> ::type * = nullptr> constexpr auto 
# 19
greatest(const T &t, const U &u) { return (t < u) ? u : t; } 
# 20
template< class T0, class ...Ts> constexpr auto greatest(const T0 &t0, const Ts &...ts) { 
# 21
if constexpr (sizeof...(Ts) == (0)) { 
# 22
return t0; } else { 
# 24
return greatest(t0, greatest(ts...)); }  
# 25
} 
# 26
static_assert((greatest(1, 7) == 7), "two");
# 27
static_assert((greatest(1, 9, 4) == 9), "three");
# 29
template< class Op, class ...Args> struct traits { typedef int tag; }; 
# 30
template< class ...Args> struct atom; 
# 31
template< class Op, class T> struct atom< Op, T>  : public ::atom< traits< Op> , T>  { }; 
# 32
template< class ...Args, class T> struct atom< traits< Args...> , T>  : public traits< Args...>  { typedef int word; }; 
# 33
struct op { }; 
# 34
atom< op, int> ::word first; 
# 35
atom< traits< op, int, long> , int> ::tag second; 
# 37
template< auto v> struct constant { using type = constant; static constexpr inline auto value = (v); }; 
# 38
template< class T> struct is_special : public constant< false>  { }; 
# 39
template<> struct is_special< op>  : public constant< true>  { }; 
# 40
template< class T, typename only_if< is_special< T> ::value> ::type * = nullptr> constexpr int pick(T) { return 1; } 
# 41
constexpr int pick(...) { return 2; } 
# 42
static_assert(((pick(op{}) == 1) && (pick(1) == 2)), "deduced type of a static member");
# 43
struct product { 
# 44
template< class T> constexpr auto operator()(const T &t) const { 
# 45
if constexpr (sizeof(T) == (1)) { 
# 46
return 'c'; } else { 
# 47
if constexpr (is_special< T> ::value) { 
# 48
return; } else { 
# 50
return t; }  }  
# 51
} 
# 52
}; 
# 53
static_assert((sizeof product{}((2.0)) == sizeof(double)), "the return that is kept");
# 54
static_assert((sizeof product{}(true) == (1)), "the return that is kept");
# 55
template< class T> struct bits_of { static constexpr inline int value = ((int)(sizeof(T) * (8))); }; 
# 56
template< class T> static constexpr auto bits_of_v = (bits_of< T> ::value); 
# 57
template< class T, class U> constexpr bool wider() { 
# 58
using first = T; 
# 59
constexpr bool result = (bits_of_v< T>  > bits_of_v< U> ); 
# 60
return result; 
# 61
} 
# 62
template< class T, class  = void> struct choice { static const int value = 1; }; 
# 63
template< class T> struct choice< T, typename only_if< wider< T, short> ()> ::type>  { static const int value = 2; }; 
# 64
static_assert(((choice< char> ::value == 1) && (choice< long> ::value == 2)), "deduced type of a variable template");

# 1 "deduction_with_given_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__208b90ab_33_deduction_with_given_arguments_cu_08a83348_23826
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deduction_with_given_arguments.cudafe1.stub.c"
#include "deduction_with_given_arguments.cudafe1.stub.c"
# 1 "deduction_with_given_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
