# 1 "placeholder_in_own_class.cu"
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
namespace b { namespace p { template< class P, class G, class E> struct pi { P p; G g; E e; constexpr pi(P q) : p(q) { } template< class T> struct ex { T t; }; 
# 5
constexpr auto operator!() const { return pi{ex< P> {p}}; } constexpr auto u() const { return pi{p}; } auto v() const { return pi{p}; } auto w() const { return pi{ex< P> {p}}; } auto x() const { return pi(ex< P> {p}); } }; 
# 6
template< class P> pi(P)->pi< P, int, int> ; }}
# 7
void f() { b::p::pi< char, int, int>  a('a'); auto c = (!a); auto d = a.u(); auto e = a.v(); auto g = a.w(); auto h = a.x(); } 
# 8
template< class T> struct Q { T t; Q(T x) : t(x) { } auto m() { return Q{(1.5)}; } auto n() { return Q{t}; } auto o() { Q q((2.5F)); return q; } }; void k() { Q< int>  q(1); q.n(); q.o(); } 
# 9
namespace p7 { template< class P> struct qi { P v; qi(P x) : v(x) { } void m() { auto r = qi(1); qi s((2.5)); qi t{3}; auto w = qi(v); } auto n() { return qi((1.5F)); } }; }
# 10
template< class T> struct R7 { T v; R7(T); template< class U> R7(U, T); void m() { R7 a(1); R7 b('c', (2.5)); auto c = R7(v); } }; 
# 11
void g7() { p7::qi< int>  q(1); q.m(); R7< int>  r(1); r.m(); } 

# 1 "placeholder_in_own_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__27493fef_27_placeholder_in_own_class_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "placeholder_in_own_class.cudafe1.stub.c"
#include "placeholder_in_own_class.cudafe1.stub.c"
# 1 "placeholder_in_own_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
