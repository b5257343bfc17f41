# 1 "names_hidden_by_directives.cu"
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
struct dim3 { unsigned x, y, z; }; struct B { }; 
# 4
namespace cute { using dim3 = ::dim3; }
# 5
using namespace cute;
# 6
::dim3 a; 
# 7
namespace x { ::dim3 a; struct q { ::dim3 b; }; }
# 8
namespace cute2 { struct B { }; }
# 9
namespace x { ::B a0; }
# 10
using namespace cute2;
# 11
namespace x { ::B a1; }
# 12
int anchor = 1; 

# 1 "names_hidden_by_directives.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__13aab54e_29_names_hidden_by_directives_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_hidden_by_directives.cudafe1.stub.c"
#include "names_hidden_by_directives.cudafe1.stub.c"
# 1 "names_hidden_by_directives.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
