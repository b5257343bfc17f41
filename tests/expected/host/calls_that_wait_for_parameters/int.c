# 1 "calls_that_wait_for_parameters.cu"
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
namespace a { namespace b { template< class T> constexpr T mn(T x, T y) { return (x < y) ? x : y; } template< class T, class U> constexpr T cd(T x, U y) { return x / y; } 
# 4
constexpr int pl(int x, int y) { return x + y; } template< class T> constexpr T cl(T v, T l, T h) { return (v < l) ? l : v; } }}
# 5
constexpr int wt = 32; 
# 6
template< int A, int B, bool C, class T> struct S { 
# 7
static constexpr inline int t1 = a::b::mn(A, B); 
# 8
static constexpr inline int t2 = C ? a::b::mn(A, B) : A; 
# 9
static constexpr inline int t3 = a::b::cd(A, B); 
# 10
static constexpr inline int t4 = a::b::mn(A, 5); 
# 11
static constexpr inline int t5 = a::b::mn(A, wt); 
# 12
static constexpr inline int t6 = a::b::mn(A * B, wt); 
# 13
static constexpr inline int t7 = a::b::mn(A * 4, (int)sizeof(T)); 
# 14
static constexpr inline int t8 = a::b::mn((A * 4) / ((int)sizeof(T)), A); 
# 15
static constexpr inline int t9 = ::a::b::pl(A, B); 
# 16
static constexpr inline int t10 = C ? ::a::b::pl(A, B) : A; 
# 17
static constexpr inline int t11 = a::b::cl((A * 4) / ((int)sizeof(T)), 1, A); 
# 18
static constexpr inline int t12 = C ? 6 : a::b::cl(a::b::cd(A * 8, B), 1, A); 
# 19
static constexpr inline int t13 = a::b::mn(A, B); 
# 20
static constexpr inline int t14 = C ? a::b::mn(A, B) : A; 
# 21
static constexpr inline int t15 = (C ? A : B); 
# 22
static constexpr inline int t16 = ((t1 < t2) ? t1 : t2); 
# 23
static constexpr inline int t17 = ::a::b::mn(t1, t2); 
# 24
static constexpr inline int t18 = a::b::mn< int> (A, B); 
# 25
static constexpr inline int t19 = a::b::mn(T::x, B); 
# 26
static constexpr inline int t20 = C ? a::b::mn(T::x, B) : A; 
# 27
static constexpr inline int t21 = (C ? T::x : A); 
# 28
static constexpr inline int t22 = a::b::cl(A, 1, B); 
# 29
static constexpr inline int t23 = a::b::cl(A, B, B); 
# 30
static const int t24 = (a::b::mn(A, B)); 
# 31
static const int t25 = (C ? a::b::mn(A, B) : A); 
# 32
enum { e1 = a::b::mn(A, B), e2 = a::b::mn(A * B, wt), e3 = a::b::mn(A, wt), e4 = C ? a::b::mn(A, B) : 3, e5 = C ? A : B}; 
# 33
}; 

# 1 "calls_that_wait_for_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f6a08d13_33_calls_that_wait_for_parameters_cu_e4eb50c8_31911
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "calls_that_wait_for_parameters.cudafe1.stub.c"
#include "calls_that_wait_for_parameters.cudafe1.stub.c"
# 1 "calls_that_wait_for_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
