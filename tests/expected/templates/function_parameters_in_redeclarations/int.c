# 1 "function_parameters_in_redeclarations.cu"
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
template< unsigned n> struct Size { enum { value = n}; }; 
# 4
template< class T> auto of(T t)->Size< sizeof(t)> ; 
# 5
template< class T> auto of(T u)->Size< sizeof(u)> ; 
# 6
static_assert(((__decltype((of('a')))::value) == 1), "");
# 7
template< class T> auto quiet(T t)->Size< noexcept(t())> ; 
# 8
template< class T> auto quiet(T t)->Size< noexcept(t())> ; 
# 9
struct Call { void operator()() noexcept; }; 
# 10
static_assert(((__decltype((quiet(Call())))::value) == 1), "");
# 11
template< class ...T> auto count(T ...t)->Size< sizeof...(t)> ; 
# 12
template< class ...T> auto count(T ...t)->Size< sizeof...(t)> ; 
# 13
static_assert(((__decltype((count('a', 2)))::value) == 2), "");
# 14
template< class T> void taken(T t, Size< sizeof(t)>  *); 
# 15
template< class T> void taken(T t, Size< sizeof(t)>  *); 
# 16
void ask() { taken('a', nullptr); } 

# 1 "function_parameters_in_redeclarations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1a17d95c_40_function_parameters_in_redeclarations_cu__Z3askv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "function_parameters_in_redeclarations.cudafe1.stub.c"
#include "function_parameters_in_redeclarations.cudafe1.stub.c"
# 1 "function_parameters_in_redeclarations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
