# 1 "instances_in_order.cu"
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
template< class T> struct Box { T value; }; 
# 5
Box< int>  *named; 
# 6
struct First { }; 
# 7
int read() { return named->value; } 
# 8
struct Second { }; 
# 9
Box< char>  *later; 
# 10
struct Third { Box< char>  part; }; 
# 11
Box< long>  *never; 
# 12
Box< short>  declared(Box< short> ); 
# 13
struct Fourth { }; 
# 14
Box< float>  returned(Box< float>  x) { return x; } 
# 15
typedef Box< double>  Double; 
# 16
struct Fifth { }; 
# 17
Double object; 

# 1 "instances_in_order.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fdfba69f_21_instances_in_order_cu__Z4readv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "instances_in_order.cudafe1.stub.c"
#include "instances_in_order.cudafe1.stub.c"
# 1 "instances_in_order.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
