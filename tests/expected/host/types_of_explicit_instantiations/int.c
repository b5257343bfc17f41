# 1 "types_of_explicit_instantiations.cu"
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
template< class C> struct os { typedef os ot; template< class V> ot &ins(V v); template< class V> ot &ext(V & v); template< class V> ot &e2(V * v); ot &pl(int q); ot &e3(C & c); template< class V> static void sv(V && vv, int n); }; 
# 5
template< class C> template< class V> os< C>  &os< C> ::ins(V v) { return *this; } template< class C> template< class V> os< C>  &os< C> ::ext(V &v) { return *this; } template< class C> template< class V> os< C>  &os< C> ::e2(V *v) { return *this; } template< class C> os< C>  &os< C> ::pl(int q) { return *this; } template< class C> os< C>  &os< C> ::e3(C &c) { return *this; } template< class C> template< class V> void os< C> ::sv(V &&vv, int n) { } 
# 6
extern template os< char> ::ot &os< char> ::ins(long v);extern template os< char> ::ot &os< char> ::ext(long & v);extern template os< char> ::ot &os< char> ::e2(long * v);extern template os< char> ::ot &os< char> ::pl(int q);extern template os< char> ::ot &os< char> ::e3(char & c);extern template void os< char> ::sv(int && vv, int n);
# 7
template< class V> void ff(V & v, V w); template< class V> void ff(V &v, V w) { } extern template void ff(int & v, int w);extern template void ff< char> (char & v, char w);

# 1 "types_of_explicit_instantiations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6aa29ca2_35_types_of_explicit_instantiations_cu_2699c2e9_26535
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "types_of_explicit_instantiations.cudafe1.stub.c"
#include "types_of_explicit_instantiations.cudafe1.stub.c"
# 1 "types_of_explicit_instantiations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
