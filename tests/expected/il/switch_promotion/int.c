# 1 "switch_promotion.cu"
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
enum Color { red, green}; 
# 5
enum class Side { left, right}; 
# 6
void pick(char letter, Color color, Side side, bool flag, short number) { 
# 7
switch (letter) { case 'a':  ; case 1:  ; }  
# 8
switch (color) { case red:  ; case 7:  ; }  
# 9
switch (side) { case Side::left:  ; case Side::right:  ; }  
# 10
switch (flag) { case true:  ; }  
# 11
switch (number) { case 2:  ; }  
# 12
} 

# 1 "switch_promotion.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f05b59b4_19_switch_promotion_cu_552d02f4
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "switch_promotion.cudafe1.stub.c"
#include "switch_promotion.cudafe1.stub.c"
# 1 "switch_promotion.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
