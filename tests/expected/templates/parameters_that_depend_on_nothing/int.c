# 1 "parameters_that_depend_on_nothing.cu"
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
template< class T> struct Inner { typedef typename T::missing type; }; 
# 4
struct Plain { }; 
# 5
template< class T> typename Inner< T> ::type f(void *, T); 
# 6
template< class T> void f(int, T); 
# 7
void ask() { f(1, Plain()); } 
# 8
template< class T> typename Inner< T> ::type g(T, Plain); 
# 9
int g(int, int); 
# 10
int number = g(0, 0); 
# 11
struct Holder { template< class T> typename Inner< T> ::type h(T, Plain); int h(int, int); }; 
# 12
int held = Holder().h(0, 0); 

# 1 "parameters_that_depend_on_nothing.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__84969f92_36_parameters_that_depend_on_nothing_cu__Z3askv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parameters_that_depend_on_nothing.cudafe1.stub.c"
#include "parameters_that_depend_on_nothing.cudafe1.stub.c"
# 1 "parameters_that_depend_on_nothing.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
