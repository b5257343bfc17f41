# 1 "folded_constant_conversion.cu"
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
constexpr int mk() { return -5; } 
# 5
struct L { static constexpr inline int v = (-5); static constexpr int f() { return -5; } }; 
# 6
enum { EN = (-5)}; 
# 7
constexpr int g = (-5); 
# 8
const int h = mk(); 
# 9
void f() { 
# 10
const int o = (-5); 
# 11
const int m = mk(); 
# 12
const int p = L::v; 
# 13
const int q = L::f(); 
# 14
const int r = (o - 1); 
# 15
bool a = (o > 2U); 
# 16
bool b = (m > 2U); 
# 17
bool c = (p > 2U); 
# 18
bool d = (q > 2U); 
# 19
bool e = (r > 2U); 
# 20
bool i = (g > 2U); 
# 21
bool j = (h > 2U); 
# 22
bool k = ((EN) > 2U); 
# 23
bool l = (L::v > 2U); 
# 24
bool n = ((L::f()) > 2U); 
# 25
bool s = ((mk()) > 2U); 
# 26
unsigned u = (o); 
# 27
unsigned v = (m); 
# 28
unsigned w = (mk()); 
# 29
unsigned x = (g); 
# 30
unsigned y = (L::v); 
# 31
unsigned z = (o - 1); 
# 32
unsigned z1 = (m + 1U); 
# 33
unsigned z2 = (o + 1U); 
# 34
} 

# 1 "folded_constant_conversion.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e8b3a2f0_29_folded_constant_conversion_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "folded_constant_conversion.cudafe1.stub.c"
#include "folded_constant_conversion.cudafe1.stub.c"
# 1 "folded_constant_conversion.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
