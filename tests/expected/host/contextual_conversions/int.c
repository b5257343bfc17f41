# 1 "contextual_conversions.cu"
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
template< int v> struct C { constexpr operator int() const noexcept { return v; } }; 
# 5
using NS = C< 2> ; 
# 6
enum { e1 = (NS{}), e2, e3}; 
# 7
static_assert((((e1) == 2) && ((e2) == 3) && ((e3) == 4)), "");
# 8
template< int > struct Q { }; 
# 9
void f(Q< 4> , Q< 2> ) { } 
# 10
template< class T> struct X { enum { a1 = (NS{}), a2 = (T{}) + 0, a3}; }; 
# 11
void g(Q< 2> , Q< 8> ) { } 
# 12
int s(int r) { switch ((NS{})) { case (C< 2> {}):  return 1; case (C< 3> {}):  return 2; }  C< 4>  c; switch (c) { case 4:  return 1; }  int q[(C< 5> {})]; return sizeof q; } 
# 13
template< class T> int s(T r) { switch ((NS{})) { case (C< 2> {}):  return 1; case T{}:  return 2; }  T c; switch (c) { case 4:  return 1; }  int q[(C< 5> {})]; return sizeof q + (s(3)); } 
# 14
int z = s(C< 3> {}); 

# 1 "contextual_conversions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cad7a640_25_contextual_conversions_cu_fd40b55b
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "contextual_conversions.cudafe1.stub.c"
#include "contextual_conversions.cudafe1.stub.c"
# 1 "contextual_conversions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
