# 1 "deferred_calls.cu"
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
typedef unsigned u32; template< class T> constexpr bool hsb(T x) { return x > 0; } template< class T> constexpr int pop(T x) { return x; } constexpr int ppop(int x) { return x; } constexpr bool phsb(int x) { return x; } 
# 5
namespace cute { template< class T, class U> constexpr T min(T a, U b) { return (a < b) ? a : b; } }
# 6
template< u32 Y, u32 Z> int mk() { constexpr u32 a = pop(Y); constexpr int b = pop(Y); constexpr u32 c = ppop(Y); constexpr u32 d = cute::min(a, b) % (32); const u32 g = pop(Y); u32 h = pop(Y); static const u32 k = pop(Y); constexpr u32 l = (pop(3)); constexpr u32 n = pop(a) + 1; constexpr u32 q(pop(Y)); constexpr u32 r{(u32)pop(Y)}; return 0; } 
# 7
template< int N> int sa() { static_assert((hsb(N)), "x");static_assert((phsb(N)), "x");static_assert((hsb((u32)N)));static_assert(hsb(1));static_assert((hsb(N + 1)));constexpr int M = N; static_assert(hsb(M));return 0; } 
# 8
template< class T, int N> struct St { static_assert((hsb(N)), "x");static constexpr inline u32 w = pop(N); static_assert(hsb(sizeof(T)));static_assert((hsb(T())));}; 

# 1 "deferred_calls.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d1551461_17_deferred_calls_cu_bd239364_936
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deferred_calls.cudafe1.stub.c"
#include "deferred_calls.cudafe1.stub.c"
# 1 "deferred_calls.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
