# 1 "print_bit_field_operands.cu"
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
template< class T> struct ro { unsigned a: 1; unsigned b: 3; bool c: 1; int d: 4; long e: 5; unsigned long f: 7; unsigned g: 32; }; 
# 4
struct s { unsigned a: 1; unsigned b: 3; bool c: 1; int d: 4; long e: 5; unsigned long f: 7; unsigned g: 32; unsigned long h: 40; unsigned char i: 2; enum E { x} en: 2; 
# 5
int t() const { return ((((((((((((((((((a) != 0) + ((b) != 0)) + ((c) != 0)) + ((d) != 0)) + ((e) != 0)) + ((f) != 0)) + ((g) != (0))) + ((h) != (0))) + ((i) != 0)) + ((en) != 0)) + ((a) + 1)) + ((b) + 1U)) + ((f) + 1)) + (-(b))) + (~(a))) + ((a) << 1)) + ((a) ? 1 : 2)) + ((g) - (1)); } }; 

# 1 "print_bit_field_operands.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2ccfe28f_27_print_bit_field_operands_cu_99e39c25_22706
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_bit_field_operands.cudafe1.stub.c"
#include "print_bit_field_operands.cudafe1.stub.c"
# 1 "print_bit_field_operands.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
