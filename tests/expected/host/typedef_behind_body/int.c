# 1 "typedef_behind_body.cu"
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
namespace std { 
# 5
typedef unsigned long size_t; 
# 6
template< class T, class U> concept same_as = __is_same(T, U); 
# 7
template< class T, class U> concept conv = requires {static_cast< U>(*((T *)nullptr)); }; 
# 8
struct weak_ordering { int v; constexpr weak_ordering(int x) : v(x) { } }; 
# 9
struct strong_ordering { int v; static const strong_ordering less, equal, greater; constexpr operator weak_ordering() const { return ((weak_ordering)(v)); } }; 
# 10
constexpr inline const strong_ordering strong_ordering::less{(-1)}; constexpr inline const strong_ordering strong_ordering::equal{0}; constexpr inline const strong_ordering strong_ordering::greater{1}; 
# 11
struct partial_ordering { int v; }; 
# 12
struct foo { foo(int); foo(strong_ordering); }; 
# 13
template< class C> constexpr auto cat(int cmp) noexcept { if constexpr (requires {typename C::q; }) { using K = typename C::q; return static_cast< K>(cmp <=> 0); } else { return static_cast< weak_ordering>((cmp <=> 0)); }  } 
# 14
template< class C> auto cat2(int cmp, strong_ordering s, foo f) noexcept { weak_ordering w = ((weak_ordering)(s)); w = ((weak_ordering)(s)); w = ((weak_ordering)(s)); w = static_cast< weak_ordering>(cmp); f = static_cast< foo>(s); f = static_cast< foo>(f); f = static_cast< foo>(cmp); (void)(((weak_ordering)(s))); (void)(static_cast< weak_ordering>(s)); return static_cast< weak_ordering>(s); } 
# 15
inline auto cat3(int cmp, strong_ordering s, foo f) noexcept { weak_ordering w = ((weak_ordering)(s)); w = ((weak_ordering)(s)); w = static_cast< weak_ordering>(cmp); f = static_cast< foo>(s); return ((weak_ordering)((cmp <=> 0))); } 
# 16
struct msz { using rp = unsigned long; 
# 17
void f(int r) { (v) |= (((unsigned __int128)1) << r); (v) |= (((rp)1) << r); (v) = ((unsigned __int128)1); (v) = ((unsigned __int128)r); (v) = ((unsigned __int128)1); (v) = (((unsigned __int128)2) << 3); long q = (unsigned __int128)r; (v) = (static_cast< unsigned __int128>(1)); auto z = ((unsigned __int128)1); (v) |= ((rp)1); (v) = (((__int128)1) << r); } 
# 18
__extension__ using rep = unsigned __int128; rep v; __extension__ typedef __int128 irep; __extension__ typedef long lrep; __extension__ using ll = long long; using u2 = unsigned __int128; using rr = __int128; }; 
# 19
__extension__ typedef unsigned __int128 g128; __extension__ using g2 = __int128; 
# 20
template< class T> struct tms { 
# 21
void f(int r) { (v) |= (((rep)1) << r); (v) = ((rep)1); (v) = ((rep)r); (v) = ((rep)1); (v) = (((rep)2) << 3); T q = (rep)r; } __extension__ using rep = unsigned __int128; rep v; }; 
# 22
inline void ff(int r) { typedef __int128 L; __extension__ typedef __int128 L2; __int128 v = ((L)1) << r; v = (((g128)1) << r); __extension__ using L3 = __int128; v = (((L3)1) << 2); } 
# 23
template< class C> struct bsv { using size_type = size_t; using value_type = C; typedef const C *cp; typedef C *itt; 
# 24
template< class E> requires(same_as< E, C>  && (!conv< E, size_type> )) constexpr bsv(E a, E b) noexcept; 
# 25
template< class E> requires(conv< E, size_type> ) void f(E); 
# 26
template< class E> requires(!conv< E, size_type> ) void f2(E); 
# 27
template< class E> requires(!conv< E, value_type> ) void f3(E); 
# 28
template< class E> requires((!conv< E, cp> ) && conv< E, itt> ) void f4(E); 
# 29
template< conv< size_type>  E> void f5(E); 
# 30
template< class E> requires(requires (E e) {{ e} -> conv< size_type> ; { e + 1} -> same_as< cp> ; }) void f6(E); 
# 31
template< class E> void f7(E) requires (conv< E, size_type> ); 
# 32
template< class E> constexpr bool f8(E) { return conv< E, size_type> ; } 
# 33
template< class E> static constexpr inline bool f9 = conv< E, size_type> ; 
# 34
void g() requires (conv< C, size_type> ); void g2(conv< size_type>  auto x); }; 
# 35
struct nt { using size_type = size_t; template< class E> requires((!conv< E, unsigned long> ) && conv< E, unsigned long> ) void f2(E); }; 
# 36
template< class T> concept cst = conv< T, unsigned long> ; 
# 37
template< class T> concept cst2 = conv< typename T::x, unsigned long>  && (!conv< T, unsigned long> ); 
# 38
template< class T> concept cst3 = requires (T t) {typename T::x; { t} -> conv< unsigned long> ; requires conv< T, unsigned long> ; { t + 1} -> same_as< T> ; }; 
# 39
}

# 1 "typedef_behind_body.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0c6f754e_22_typedef_behind_body_cu_9a9300af_28827
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedef_behind_body.cudafe1.stub.c"
#include "typedef_behind_body.cudafe1.stub.c"
# 1 "typedef_behind_body.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
