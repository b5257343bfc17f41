# 1 "functions_of_c_linkage.cu"
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
namespace named { extern "C" void f(); }
# 4
namespace _GLOBAL__N__c0bbaa0a_25_functions_of_c_linkage_cu__Z1gv __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__c0bbaa0a_25_functions_of_c_linkage_cu__Z1gv; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__c0bbaa0a_25_functions_of_c_linkage_cu__Z1gv __attribute__((visibility("hidden")))  { extern "C" void f(); }
# 5
extern "C" void f(); 
# 6
using namespace named;
# 7
void g() { f(); ::f(); named::f(); void (*p)(void) = f; } 
# 8
namespace other { extern "C" int h(int); }
# 9
using namespace other;
# 10
extern "C" int h(int); 
# 11
int k = h(1); 

# 1 "functions_of_c_linkage.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c0bbaa0a_25_functions_of_c_linkage_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "functions_of_c_linkage.cudafe1.stub.c"
#include "functions_of_c_linkage.cudafe1.stub.c"
# 1 "functions_of_c_linkage.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
