# 1 "commas_in_types_of_instances.cu"
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
template< unsigned long ...i> struct is { }; 
# 4
template< class S> struct at; template< unsigned long ...ig> struct at< is< ig...> >  { template< class N> static constexpr auto go(__decltype((ig, ((void *)0)))..., N n, ...) { return n; } }; 
# 5
template< int N> struct B { __decltype((N, 1)) x; void f(__decltype((N, (1.0))) q); }; 
# 6
int main() { at< is< 1> > ::go((void *)0, 2); B< 2>  b; b.f(1); return 0; } 

# 1 "commas_in_types_of_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1b7c5761_31_commas_in_types_of_instances_cu_main
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "commas_in_types_of_instances.cudafe1.stub.c"
#include "commas_in_types_of_instances.cudafe1.stub.c"
# 1 "commas_in_types_of_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
