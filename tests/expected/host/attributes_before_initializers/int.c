# 1 "attributes_before_initializers.cu"
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
struct Two { Two(int, int); Two(); ~Two(); }; 
# 4
Two foo __attribute((init_priority(1005)))(5, 6); 
# 5
Two hoo[3] __attribute((init_priority(1007))); 
# 6
Two coo __attribute((init_priority(1003))); 
# 7
extern Two goo; Two goo __attribute((init_priority(1004))) = Two(1, 2); 
# 8
__attribute((init_priority(1009))) Two zoo{1, 2}; 
# 9
static Two soo __attribute((init_priority(1008))); 
# 10
namespace n { Two noo __attribute((init_priority(1010)))(1, 2); }
# 11
Two moo [[gnu::init_priority(1011)]](1, 2); 
# 12
__attribute((section("abc"))) int s1 = 5; int s2 __attribute((section("abc"))) = 5; int s3 __attribute((aligned(16))) = 5; int s4 __attribute((unused)){3}; 
# 13
void f() { static Two q __attribute((aligned(32)))(1, 2); Two w __attribute((unused))(1, 2); } 

# 1 "attributes_before_initializers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__49bd020c_33_attributes_before_initializers_cu_foo
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "attributes_before_initializers.cudafe1.stub.c"
#include "attributes_before_initializers.cudafe1.stub.c"
# 1 "attributes_before_initializers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
