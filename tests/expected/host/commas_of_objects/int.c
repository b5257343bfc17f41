# 1 "commas_of_objects.cu"
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
template< class A, A v> struct ic { static constexpr inline A value = (v); }; struct S { S(int); S(int, int); S(); int m; }; struct Ag { int a; Ag *self() { return this; } }; template< class T> struct in { in(); in(int); in(int, T); int k; void st(int); }; enum ck { c0, c1}; struct NT { NT(); ~NT(); int m; }; 
# 4
inline int g(int n) { n, (S(1, 2)); (S(1, 2)), n; n, Ag(); Ag(), n; n, (S()); (S()), n; n, (NT()); (NT()), n; (in< int> ()), n; n, (in< int> (1, 2)); n, ((int)0); n, 0; n, ((int)n); ((int)n), n; n, (Ag{}); return (n, Ag()).a; } 
# 5
template< class T> void f(T x, int n) { n, (S(1, 2)); (S(1, 2)), n; n, Ag(); Ag(), n; n, S(); S(), n; n, NT(); NT(), n; in< int> (), n; n, (in< int> (1, 2)); x, (S(1, 2)); x, S(); S(), x; x, NT(); (in< T> (1, x)), n; n, (in< T> (1, x)); n, (T(1, 2)); (T(1, 2)), n; x, (T{1, 2}); T(), n; n, T(); (typename T::q(1, 2)), n; __decltype(x)(), n; n, __decltype(x)(); n, (__decltype(x){}); } 
# 6
template< class T> void f2(T x, int n) { n, (((S)(1))); (((S)(1))), n; n, (Ag{1}); (Ag{1}), n; n, (((in< int> )(1))); n, (in< int> {}); n, (in< T> ()); (in< T> ()), n; n, (in< T> {}); x, (in< int> {}); (in< int> {}), x; x, (((in< int> )(2))); x, (Ag{}); (Ag{}), x; n, (static_cast< S>(1)); x, (S{1}); (S{1}), x; n, (S{1}); (x, n), (((S)(1))); (x, n), (((S)(1))); x, (n, (((S)(1)))); (((S)(1))), (((S)(1))); ((((S)(1))), x), 2; n, (x, (((S)(1)))); (x) ? x, (((S)(1))) : ((S)(2)); using U = in< T> ; x, (U()); x, (U{}); typename T::q(), x; x, typename T::q(); x, ((typename T::q)1); x, ((T)1); x, ((T)n); x, "a"; x, (n + 1); x, (new T); int k = (n, (((S)(1)))).m; (x, (((S)(1)))).m; return x, ((void)(((S)(1)))); } 

# 1 "commas_of_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4bcabe38_20_commas_of_objects_cu_dd739665_5164
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "commas_of_objects.cudafe1.stub.c"
#include "commas_of_objects.cudafe1.stub.c"
# 1 "commas_of_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
