# 1 "namespace_aliases_in_blocks.cu"
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
namespace Outer { int depth; namespace Inner { int height; }}
# 5
int sum() { namespace Short = Outer::Inner;int all = Short::height; { namespace Long = Outer;all += Long::depth; } 
# 6
using namespace Outer;return all; } 

# 1 "namespace_aliases_in_blocks.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__674eb33b_30_namespace_aliases_in_blocks_cu__Z3sumv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "namespace_aliases_in_blocks.cudafe1.stub.c"
#include "namespace_aliases_in_blocks.cudafe1.stub.c"
# 1 "namespace_aliases_in_blocks.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
