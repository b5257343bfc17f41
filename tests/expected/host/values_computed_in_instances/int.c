# 1 "values_computed_in_instances.cu"
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
template< int S> struct PS { static constexpr inline int v = S; PS &f(); }; 
# 4
template< int Stages_> struct PA { static constexpr inline unsigned Stages = (Stages_); static const int St2 = (Stages_ + 1); using P = PS< Stages> ; PS< Stages + (7)>  m; PS< Stages>  g(); enum { en = Stages_ + 20}; PS< en>  r; }; 
# 5
using L = PA< 0> ; struct X { using LS = PS< 0> ; LS a; PA< 0>  p; PS< 0>  q; PS< 1>  r; PS< 7>  s; PS< 20>  t; }; 
# 6
PA< 0>  pa; PS< 0>  ps; PS< 1>  p1; PS< 7>  p7; PS< 20>  p20; PA< 0> ::P pp; 
# 7
template< class T> struct Y { using LP = PA< 3> ; using LS = PS< 3> ; LS a; PS< 4>  b; LP c; PS< 10>  d; T e; }; 
# 8
Y< int>  yy; void f() { PA< 5>  x; PS< 6>  z; } 

# 1 "values_computed_in_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f4425eab_31_values_computed_in_instances_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_computed_in_instances.cudafe1.stub.c"
#include "values_computed_in_instances.cudafe1.stub.c"
# 1 "values_computed_in_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
