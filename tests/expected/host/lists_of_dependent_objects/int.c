# 1 "lists_of_dependent_objects.cu"
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
template< class T, int N> T tb(T t) { constexpr int e = 2; T a = ((T)(T{N - 1})); T b{(N - 1)}; T c = {(N - 1)}; t = T{N - 1}; typename T::X d = ((typename T::X)(typename T::X{N - 1})); typename T::X d2{(N - 1)}; constexpr T vf = (static_cast< T>(e)); static const T vg = static_cast< T>(e); constexpr T vh = ((static_cast< T>(e)) << N); return T{N - 1, -N, 3, e, e + 1, sizeof(T)}; } 
# 5
template< int B> struct agg { int v; int w; }; template< int B> struct cl { cl(int, int = 3); }; 
# 6
template< int N, class T> agg< N>  ta(T t) { constexpr int e = 2; agg< N>  a = agg< N> {N - 1}; agg< N>  b{(N - 1)}; agg< N>  c = {(N - 1)}; cl< N>  d{(N - 1)}; cl< N>  f = {(N - 1)}; cl< N>  g = cl< N> {N - 1, -1}; ta(agg< N> {N - 1}); return agg< N> {N - 1, -3}; } 

# 1 "lists_of_dependent_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__82453ca4_29_lists_of_dependent_objects_cu_ea02a6f8_1542
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lists_of_dependent_objects.cudafe1.stub.c"
#include "lists_of_dependent_objects.cudafe1.stub.c"
# 1 "lists_of_dependent_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
