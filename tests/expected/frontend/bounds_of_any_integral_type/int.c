# 1 "bounds_of_any_integral_type.cu"
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
template< class T, T n> void first(T, int (&)[n]); 
# 4
template< class T, T n> void last(int (&)[n], T); 
# 5
template< class T, T n> void own(T (&)[n]); 
# 6
template< class T, T n> T alone(int (&)[n]); 
# 7
void ask() { 
# 8
const int count = 3; 
# 9
int a[count]; unsigned b[2]; short c[4]; 
# 10
first(count, a); last(a, 2L); own(a); own(b); own(c); 
# 11
static_assert((sizeof alone(a) == (8)), "");
# 12
} 
# 13
template< int ...> struct Numbers { }; 
# 14
template< bool > struct Told { template< class A> static void call(A &&, ...) { } template< class A> static void call(A &&) { } }; 
# 15
template< int ...I, class ...Args> void fold(Numbers< I...> , Args &&...args) { (Told< (I) == sizeof...(args)> ::call(args) , ... ); } 
# 16
void folded() { fold(Numbers< 0, 1> {}, 1, 2); } 

# 1 "bounds_of_any_integral_type.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__807735f0_30_bounds_of_any_integral_type_cu__Z3askv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "bounds_of_any_integral_type.cudafe1.stub.c"
#include "bounds_of_any_integral_type.cudafe1.stub.c"
# 1 "bounds_of_any_integral_type.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
