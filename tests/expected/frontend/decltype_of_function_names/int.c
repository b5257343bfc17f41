# 1 "decltype_of_function_names.cu"
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
int plain(int a); 
# 4
namespace n { int inner(int); }
# 5
template< bool A, bool B> int chosen(void **, int) { return 0; } 
# 6
template< class T> int made(T); 
# 7
using type = __decltype(plain); 
# 8
type *p1 = plain; 
# 9
__decltype(n::inner) *p2 = n::inner; 
# 10
int call(void **r) { 
# 11
__decltype((&chosen< false, false> )) f; 
# 12
f = (&chosen< false, true> ); 
# 13
__decltype(chosen< true, false> ) *g = chosen< true, true> ; 
# 14
__typeof__(&chosen< true, false> ) h = chosen< true, true> ; 
# 15
return (((*f)(r, 1) + f(r, 2)) + (*g)(r, 1)) + h(r, 2); 
# 16
} 
# 17
template< class T> int within(T t) { __decltype((&made< T> )) f = (&made< T> ); return (*f)(t); } 
# 18
int x = within(2); 

# 1 "decltype_of_function_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__115f3f61_29_decltype_of_function_names_cu_p1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "decltype_of_function_names.cudafe1.stub.c"
#include "decltype_of_function_names.cudafe1.stub.c"
# 1 "decltype_of_function_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
