# 1 "qualified_value_parameters.cu"
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
typedef const int constant; 
# 4
typedef int plain; 
# 5
template< int Count> struct Direct { __decltype(Count) value; int *where = &(value); }; 
# 6
template< int Count> struct Named { __decltype(Count) value; int *where = &(value); }; 
# 7
template< plain Count> struct Written { int all[Count]; }; 
# 8
template< plain ...Count> struct Listed { }; 
# 9
template< class T> struct Outer { 
# 10
template< T Value> struct Inner { __decltype(Value) value; }; 
# 11
}; 
# 12
template< int Count> void assigned() { __decltype(Count) copy = 1; copy = Count; } 
# 13
template void assigned< 2> ();
# 14
Direct< 3>  direct; 
# 15
Named< 4>  named; 
# 16
Written< 5>  written; 
# 17
Listed< 6, 7>  listed; 
# 18
Outer< int> ::Inner< 8>  inner; 

# 1 "qualified_value_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__21dabd02_29_qualified_value_parameters_cu_direct
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "qualified_value_parameters.cudafe1.stub.c"
#include "qualified_value_parameters.cudafe1.stub.c"
# 1 "qualified_value_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
