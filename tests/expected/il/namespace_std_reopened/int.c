# 1 "namespace_std_reopened.cu"
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
namespace std { class type_info; typedef __decltype((sizeof 0)) size_t; template< class T> struct initializer_list { const T *b; size_t n; }; struct nothrow_t { }; enum class align_val_t: size_t; }
# 5
namespace std { inline namespace v1 { int q; }}namespace cuda { int z; }namespace cuda { namespace std { int zz; }}
# 6
int f() { return (std::q + cuda::z) + cuda::std::zz; } using namespace std;namespace a = std;std::size_t s; using std::nothrow_t;const std::type_info *ti; 

# 1 "namespace_std_reopened.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e71c2584_25_namespace_std_reopened_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "namespace_std_reopened.cudafe1.stub.c"
#include "namespace_std_reopened.cudafe1.stub.c"
# 1 "namespace_std_reopened.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
