# 1 "unnamed_parameters.cu"
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
template< bool B, class T> using eit = T; template< class T> constexpr bool io = true; 
# 4
template< class I, class 
# 5
S = I, int 
# 6
K = 3, int 
# 7
 = 0, int 
# 8
 = 0> class sr; 
# 11
template< class I, class 
# 12
S, int 
# 13
K, int 
# 14
, int 
# 15
> 
# 16
class sr { int v; }; 
# 18
template< int , unsigned 
# 19
> 
# 20
class s2 { }; 
# 21
template< int N, int > 
# 22
struct s3 { 
# 23
}; 
# 24
template< class , class 
# 25
> 
# 26
class s4 { }; 
# 27
template< class I, int 
# 28
 = 0, int 
# 29
 = 3> class s5; 
# 31
template< class I, int 
# 32
, int 
# 33
> 
# 34
class s5 { }; 
# 35
template< class I, int 
# 37
, eit< io< I> , I>  x, eit< io< I> , I>  
# 39
> void 
# 35
f7(I); 

# 1 "unnamed_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2dfe528f_21_unnamed_parameters_cu_01f0b6da_9033
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unnamed_parameters.cudafe1.stub.c"
#include "unnamed_parameters.cudafe1.stub.c"
# 1 "unnamed_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
