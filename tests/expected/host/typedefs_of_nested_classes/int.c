# 1 "typedefs_of_nested_classes.cu"
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
template< int A, int B> struct S { static const int k = A; }; 
# 4
template< class T, class U, int N> struct O { typedef T type; }; 
# 5
template< class W_, class X_> 
# 6
struct D { 
# 7
using W = W_; 
# 8
struct Detail { 
# 9
static const int kR = 16; 
# 10
static const int kI = (W::kM / 32); 
# 11
using Shape = S< W_::kM, 4> ; 
# 12
using Count = S< kI, W_::kM / kR> ; 
# 13
using Ptr = X_ *; 
# 14
using Par = X_; 
# 15
using Own = Detail; 
# 16
}; 
# 17
using Type = O< typename Detail::Shape, typename Detail::Count, Detail::kI> ; 
# 18
typedef typename Detail::Shape mine; 
# 19
O< typename Detail::Ptr, typename Detail::Par, 2>  m; 
# 20
O< typename Detail::Ptr, typename Detail::Par, 3>  m2; 
# 21
O< typename Detail::Own, typename Detail::Shape, 3>  m3; 
# 22
void f() { O< typename Detail::Ptr, typename Detail::Count, 4>  x; O< typename Detail::Shape, mine, 4>  y; } 
# 23
}; 
# 24
int anchor = 1; 

# 1 "typedefs_of_nested_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e522d895_29_typedefs_of_nested_classes_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_of_nested_classes.cudafe1.stub.c"
#include "typedefs_of_nested_classes.cudafe1.stub.c"
# 1 "typedefs_of_nested_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
