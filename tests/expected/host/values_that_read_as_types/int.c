# 1 "values_that_read_as_types.cu"
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
struct S { 
# 5
constexpr S() { } 
# 6
constexpr operator int() const { return 1; } 
# 7
}; 
# 8
template< int n> struct W { }; 
# 9
template< int n> using A = W< n> ; 
# 10
template< int ...n> struct P { }; 
# 11
template< class T> struct Y { }; 
# 12
template< class T, int n> constexpr int V = n; 
# 13
W< 0>  a; 
# 14
W< 1>  b; 
# 15
W< 1>  c; 
# 16
A< 1>  d; 
# 17
P< 1, 1, 0>  e; 
# 18
Y< int (void)>  f; 
# 19
struct g : public W< 1>  { }; 
# 20
int h = V< int (void), 0> ; 
# 21
template< class T> using i = W< (int)T()> ; 
# 22
i< S>  j; 

# 1 "values_that_read_as_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__97d99144_28_values_that_read_as_types_cu_h
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_that_read_as_types.cudafe1.stub.c"
#include "values_that_read_as_types.cudafe1.stub.c"
# 1 "values_that_read_as_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
