# 1 "function_named_from_hidden_namespace.cu"
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
namespace cuda { namespace std { inline namespace v4 { template< class T> constexpr const T &max(const T &a, const T &b) { return (a < b) ? b : a; } constexpr int same(int a) { return a; } template< class T> constexpr T one(T a) { return a; } }}}
# 5
namespace user { namespace cuda { int x; }namespace inner { 
# 6
template< int I> struct S { static constexpr inline int a = (::cuda::std::max)(4, I); static constexpr inline int b = (1 + ::cuda::std::max(4, I)); static constexpr inline int c = (I) ? 1 : (::cuda::std::max< int> )(4, I); static constexpr inline int d = ::cuda::std::one(I); static constexpr inline int e = ::cuda::std::same(I); int f() { return (I) ? 1 : ::cuda::std::max(4, I); } }; 
# 7
}}
# 8
namespace other { template< int I> struct S { static constexpr inline int a = (cuda::std::max)(4, I); int f() { return cuda::std::one(I); } }; }

# 1 "function_named_from_hidden_namespace.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__024b9460_39_function_named_from_hidden_namespace_cu_eb47b00e_16966
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "function_named_from_hidden_namespace.cudafe1.stub.c"
#include "function_named_from_hidden_namespace.cudafe1.stub.c"
# 1 "function_named_from_hidden_namespace.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
