# 1 "named_values_as_arguments.cu"
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
template< class T> struct lim { static const int v = 1; static constexpr inline int w = 2; }; struct K { static const int v = 3; static constexpr inline int w = 4; enum { z = 5}; }; 
# 4
template< class T, int N> struct arr { }; 
# 5
template< class M> void f(M m) { arr< int, lim< long> ::v>  a; arr< M, lim< long> ::v>  b; arr< int, K::v>  c; arr< M, K::v>  d; arr< int, lim< char> ::w>  e; arr< M, lim< char> ::w>  g; arr< M, K::z>  h; arr< int, K::z>  i; arr< int, lim< M> ::v>  j; } 
# 6
template< class M> struct F { arr< int, lim< long> ::v>  a; arr< M, 1>  b; arr< int, K::v>  c; arr< M, 3>  d; arr< int, lim< char> ::w>  e; arr< M, lim< char> ::w>  g; arr< M, 5>  h; arr< int, K::z>  i; arr< int, lim< M> ::v>  j; }; 
# 7
void g() { arr< char, lim< long> ::v>  a; arr< char, K::v>  c; arr< char, lim< char> ::w>  e; arr< char, K::w>  k; arr< char, K::z>  l; arr< char, sizeof(long)>  m; arr< char, K::v + 6>  n; } 
# 8
arr< short, 1>  a; arr< short, 3>  c; arr< short, lim< char> ::w>  e; arr< short, K::w>  k; 

# 1 "named_values_as_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__349d13b0_28_named_values_as_arguments_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "named_values_as_arguments.cudafe1.stub.c"
#include "named_values_as_arguments.cudafe1.stub.c"
# 1 "named_values_as_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
