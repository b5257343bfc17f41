# 1 "list_with_constructor.cu"
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
# 2
namespace std { template< class T> class initializer_list { const T *a; unsigned long n; initializer_list(const T *a, unsigned long n) : a(a), n(n) { } public: initializer_list() : a(), n() { } }; }
# 3
void g(std::initializer_list< int> ); auto k = {1}; std::initializer_list< int>  il = {1}; struct V { V(std::initializer_list< int> ); }; V v = {1, 2}; void h() { g({1}); V w{1}; } 

# 1 "list_with_constructor.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b7a20b83_24_list_with_constructor_cu_il
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "list_with_constructor.cudafe1.stub.c"
#include "list_with_constructor.cudafe1.stub.c"
# 1 "list_with_constructor.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
