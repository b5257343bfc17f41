# 1 "invented_parameters_of_qualified_members.cu"
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
int x = 1; template< class T> void f(T t, int x = [](auto y) { return y; } (1)); template< class T> int g(T, auto f = [](auto a, auto b) { return a + b; } ); int y = g(1, 2); 
# 4
template< class T> struct S { template< class U> int m(U, auto); int n(auto, auto ...); struct N { template< class V> V k(auto, V); }; }; 
# 5
template< class T> template< class U> int S< T> ::m(U, auto) { return 1; } template< class T> int S< T> ::n(auto, auto...) { return 1; } 
# 6
template< class T> template< class V> V S< T> ::N::k(auto, V v) { return v; } 
# 7
int z = (S< int> ().m('a', 1L) + S< char> ().n(1, 2, 3)) + S< int> ::N().k(1, 'c'); 
# 8
namespace Q { template< class T> int f(T, auto); }template< class T> int Q::f(T, auto) { return 1; } int w = Q::f(1, 2L); 

# 1 "invented_parameters_of_qualified_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5d67560d_43_invented_parameters_of_qualified_members_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "invented_parameters_of_qualified_members.cudafe1.stub.c"
#include "invented_parameters_of_qualified_members.cudafe1.stub.c"
# 1 "invented_parameters_of_qualified_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
