# 1 "elements_of_open_arrays.cu"
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
template< class T> struct tup { T t; tup(int); constexpr tup(T, T) : t() { } }; struct D { constexpr D(int) { } }; 
# 3
template< class T> int ff(T t) { auto a = ((tup< T> )(3)) + 1; auto b = tup< T> {3} + 1; auto c = 1 + ((tup< T> )(3)); auto d = (((T)3) + 1); auto e = (-((tup< T> )(3))); auto f = ((tup< T> )(3)) == ((tup< T> )(4)); const auto g = ((tup< T> )(3)) + 1; T h = ((tup< T> )(3)) + 1; int i = ((tup< T> )(3)) + 1; auto j = (int)(((tup< T> )(3))); auto k = (((tup< T> )(3))) ? 1 : 2; auto l = (!((tup< T> )(3))); auto m = ((tup< T> )(3))[1]; auto n = tup< T> () + 1; auto o = ((tup< T> )(3)) && true; auto p = sizeof(T) + ((tup< T> )(2)); 
# 4
auto r = ((tup< T> )(3)) + 1; constexpr auto s = (tup< T> (1, 2) + 1); static constexpr auto u = (tup< T> (1, 2) + 1); auto v = (1 + 2) + (((tup< T> )(3)) + 4); return a; } 
# 5
struct T0 { static const int vt; static const int ar[2]; }; 
# 7
template< class T> struct W { static const int vt; static constexpr inline int ar[3] = {}; static constexpr inline const int *k2 = &(T::ar[1]); static constexpr inline const int *k3 = (&T::vt); static constexpr inline const int *k4 = (T::ar); static constexpr inline const int *k5 = (T::ar + 1); static constexpr inline auto k7 = (&(ar[1])); static constexpr inline auto k8 = (&W< T> ::vt); static constexpr inline const int *k9 = (&(T0::ar[1])); static constexpr inline const int *k10 = &(W< T *> ::ar[1]); static constexpr inline const int &k11 = (T::vt); static constexpr inline const int &k12 = (W< T *> ::vt); static constexpr inline auto &k13 = (T::vt); static constexpr inline auto *k14 = (&T::vt); static constexpr inline auto k15 = &(T::ar[1]); }; 
# 8
template< class T> void wf() { constexpr const int &r = (T::vt); constexpr const int *q = &(T::ar[1]); constexpr auto &r2 = (T::vt); const int *q2 = (&(T::ar[1])); constexpr const int *q3 = &(W< T> ::ar[1]); constexpr const int *q4 = (&W< T> ::vt); static constexpr const int *q5 = &(T::ar[1]); auto q6 = (&(T::ar[1])); const int &q7 = T::ar[1]; constexpr const int &q8 = T::ar[1]; constexpr auto q9 = &(T::ar[1]); constexpr auto q10 = (&T::vt); constexpr int q11 = (T::ar[1]); } 
# 9
template< class T> constexpr const int &vr = (T::vt); template< class T> constexpr const int *vp = (&(T::ar[1])); template< class T> constexpr auto &va = (T::vt); template< class T> constexpr auto vq = (&(T::ar[1])); 

# 1 "elements_of_open_arrays.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cdd5295f_26_elements_of_open_arrays_cu_352a32c1_16676
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "elements_of_open_arrays.cudafe1.stub.c"
#include "elements_of_open_arrays.cudafe1.stub.c"
# 1 "elements_of_open_arrays.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
