# 1 "braced_objects_of_open_types.cu"
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
struct P { int x, y; constexpr P(int x = 0, int y = 0) : x(x), y(y) { } }; struct A { int x, y; }; 
# 5
template< class T> void s1(T t, int n) { const auto a1 = T{1, 2}; static auto a2 = T{1, 2}; static const auto a3 = T{1, 2}; constexpr auto a4 = (T{1, 2}); auto a5 = T{n}; auto a6 = (T{}); const auto &a7 = T{}; auto &&a8 = (T{}); auto a9 = (T{T{1}}); auto a10 = P{1, sizeof(T)}; auto a11 = (typename T::U{1}); auto a12 = T{t}; auto a13 = ((T{(t.x)})); auto a14{((T)(T{}))}; auto a15(T{}); T &&r1 = T{1, 2}; const T &r2 = T{1, 2}; P &&r3 = T{1, 2}; P p4 = T{1, 2}; int i5 = (T{1}); typename T::U u6 = (T{1}); const T c7 = T{1, 2}; T c8 = T{1, 2}; T c9{T{1, 2}}; auto a16 = (static_cast< T>(T{1})); for (auto q = (T{1}); ;) { }  if (auto q = (T{1})) { }  } 
# 6
template< class T> auto ga = T{1, 2}; template< class T> const auto gb = T{1, 2}; template< class T> constexpr auto gc = T{1, 2}; template< class T> T gd = T{1, 2}; template< class T> constexpr T ge = T{1, 2}; 
# 7
template< class T> struct S { static inline auto m1 = T{1, 2}; static constexpr inline auto m2 = (T{1, 2}); static inline const auto m3 = T{1, 2}; static inline T m4 = T{1, 2}; static constexpr inline T m5 = (T{1, 2}); T m6 = T{1, 2}; int m7 = (T{1}); void f() { auto a = S{}; auto b = S{}; auto c = (T{}); } }; 
# 8
template< class T> void u1(T t) { const auto &&[e, f] = T{1, 2}; auto &&[e2, f2] = T{1, 2}; auto &&[e3, f3] = T(1, 2); auto &&[e4, f4] = (T()); auto [e5, f5] = T{1, 2}; auto [e6, f6]{T{1, 2}}; auto [e7, f7](T{1, 2}); auto &&[e8, f8] = (T)t; const auto &[e9, f9] = T{1, 2}; auto &&[e10, f10] = static_cast< T &&>(t); auto &[e11, f11] = ((t.x)); auto [e12, f12] = ((t.x)); auto &&[e13, f13] = (((t.x))); auto [e14, f14] = t.g(); const auto [e15, f15] = g(t); auto &&[e16, f16] = (*t); auto [e17, f17] = t[0]; } 
# 9
template< class T> void u2(T t) { const auto &&e = T{1, 2}; auto &&e2 = T{1, 2}; auto &&e3 = T(1, 2); auto &&e4 = (T()); auto e5 = T{1, 2}; auto e6{T{1, 2}}; auto e7(T{1, 2}); auto &&e8 = (T)t; const auto &e9 = T{1, 2}; auto &&e10 = static_cast< T &&>(t); auto &e11 = ((t.x)); auto e12 = ((t.x)); auto &&e13 = (((t.x))); auto e14 = t.g(); const auto e15 = g(t); auto &&e16 = (*t); auto e17 = t[0]; } 

# 1 "braced_objects_of_open_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4fdce52d_31_braced_objects_of_open_types_cu_5c6f374d_2102
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "braced_objects_of_open_types.cudafe1.stub.c"
#include "braced_objects_of_open_types.cudafe1.stub.c"
# 1 "braced_objects_of_open_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
