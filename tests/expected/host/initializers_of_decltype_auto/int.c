# 1 "initializers_of_decltype_auto.cu"
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
template< class T> T f(T); struct S { int m; }; template< class T> S mk(T); template< class T> struct Q { T t; T g(); }; 
# 5
template< class T> void d(T t, T &r, T *p) { decltype(auto) a = (f(t)); decltype(auto) b = (t); decltype(auto) c = (t); decltype(auto) e = (h(t)); decltype(auto) g = (static_cast< T &&>(t)); decltype(auto) i = (t + 1); decltype(auto) j = (*p); decltype(auto) k = (((t.x))); decltype(auto) l = (((t.x))); decltype(auto) m = (t.f()); decltype(auto) n = (T::f(t)); decltype(auto) o = ((T)1); decltype(auto) q = 1; decltype(auto) s = (T::k); decltype(auto) u = ((t) ? r : t); decltype(auto) v = (-t); decltype(auto) w = (p[0]); decltype(auto) x = ([](auto y) { return y; } ); decltype(auto) y = (Q< T> ().g()); decltype(auto) z = (mk(t)); decltype(auto) a1 = (f(3)); decltype(auto) a2 = (mk(3)); decltype(auto) a3 = (mk(3).m); decltype(auto) a4 = (t(1)(2)); decltype(auto) a5 = (T{}); decltype(auto) a6 = sizeof(T); decltype(auto) a7 = ((T)t); decltype(auto) a8 = (f< T> (t)); decltype(auto) a9 = (d(t)[1]); decltype(auto) b1{f(t)}; decltype(auto) b2(f(t)); decltype(auto) b3 = (++t); auto &&b6 = f(t); auto b7 = f(t); const auto &b8 = f(t); static decltype(auto) b9 = (f(t)); } 
# 6
template< class T> decltype(auto) v1 = (f(T())); template< class T> struct V { static constexpr inline decltype(auto) v2 = (f(T())); }; template< class T> decltype(auto) r1(T t) { return f(t); } template< class T> decltype(auto) r2(T t) { return t; } void nt(int t) { decltype(auto) a = (f(t)); decltype(auto) b = (t); decltype(auto) c = (mk(t).m); auto l = [](auto t) { decltype(auto) a = (f(t)); decltype(auto) q = (h(t)); } ; typedef decltype(l) __T0;} 

# 1 "initializers_of_decltype_auto.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cb1ad4b5_32_initializers_of_decltype_auto_cu__Z2nti
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "initializers_of_decltype_auto.cudafe1.stub.c"
#include "initializers_of_decltype_auto.cudafe1.stub.c"
# 1 "initializers_of_decltype_auto.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
