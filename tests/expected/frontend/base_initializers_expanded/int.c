# 1 "base_initializers_expanded.cu"
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
# 2
template< int i, class T> struct leaf { T t; constexpr leaf() : t() { } template< class U> constexpr leaf(const U &u) : t(u) { } constexpr leaf(const T &a, int k) : t(a + k) { } }; 
# 3
template< class ...T> struct tD : public leaf< sizeof(T), T> ... { template< class ...U> constexpr tD(const U &...u) : leaf< sizeof(T), T> (u)... { } constexpr tD(int k) : leaf< sizeof(T), T> ((T)1, k)... { } constexpr tD() : leaf< sizeof(T), T> {}... { } }; 
# 4
template< int i, class T> constexpr T get(const leaf< i, T>  &l) { return l.t; } 
# 5
constexpr tD< char, int>  a('a', 5); static_assert((((get< 1> (a)) == ('a')) && (get< 4> (a) == 5)), "");
# 6
constexpr tD< char, int>  b(3); static_assert((((get< 1> (b)) == 4) && (get< 4> (b) == 4)), "");
# 7
constexpr tD< char, int>  c; static_assert((get< 4> (c) == 0), "");
# 8
constexpr tD< >  d; 
# 9
template< class ...M> struct mix : public M... { constexpr mix(M ...m) : M(m)... { } }; struct X { int x; }; struct Y { int y; }; 
# 10
constexpr mix< X, Y>  m(X{1}, Y{2}); static_assert((((m.x) == 1) && ((m.y) == 2)), "");
# 11
template< class ...F> struct ov : public F... { using F::operator()...;constexpr ov(F ...f) : F(static_cast< F &&>(f))... { } }; template< class ...F> ov(F ...)->ov< F...> ; 
# 12
void f() { constexpr auto o = ov([](int) { return 1; } , [](char) { return 2; } ); static_assert(((o(1) == 1) && (o('c') == 2)), "");} 

# 1 "base_initializers_expanded.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__900bae3b_29_base_initializers_expanded_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "base_initializers_expanded.cudafe1.stub.c"
#include "base_initializers_expanded.cudafe1.stub.c"
# 1 "base_initializers_expanded.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
