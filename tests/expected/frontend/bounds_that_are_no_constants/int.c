# 1 "bounds_that_are_no_constants.cu"
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
template< int I> int f(int (*)[1 / I] = 0); template< int I> char f(long (*)[1 / (I == 0)] = 0); 
# 5
static_assert((sizeof f< 0> () == (1)), "");static_assert((sizeof f< 1> () == (4)), "");
# 6
constexpr bool dz(int i, int j) { return 1 + (j / (i == 0)); } 
# 7
constexpr bool d1(int i, int j) { return 1 + (j / (i != 0)); } 
# 8
template< int I> constexpr int g(int (*)[dz(I, 0)] = 0) { return 0; } template< int I> constexpr int g(int (*)[d1(I, 0)] = 0) { return 1; } 
# 9
static_assert((g< 0> () == 0), "");static_assert((g< 1> () == 1), "");
# 10
template< int I> int h(int (*)[I] = 0); template< int I> char h(...); 
# 11
static_assert((sizeof h< -1> () == (1)), "");
# 12
constexpr int a[] = {1, 2}; constexpr int oob(int i) { return a[i]; } 
# 13
template< int I, int  = oob(I)> int k(int); template< int I> char k(...); 
# 14
static_assert((sizeof k< 1> (0) == (4)), "");static_assert((sizeof k< 2> (0) == (1)), "");

# 1 "bounds_that_are_no_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fe7676e0_31_bounds_that_are_no_constants_cu_b0088285_16223
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "bounds_that_are_no_constants.cudafe1.stub.c"
#include "bounds_that_are_no_constants.cudafe1.stub.c"
# 1 "bounds_that_are_no_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
