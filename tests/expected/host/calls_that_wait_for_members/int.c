# 1 "calls_that_wait_for_members.cu"
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
static constexpr inline int n = 10; static constexpr inline int d = A; static const int cn = 11; static const int cd = A; enum { en = 7, ed = A}; static constexpr inline int ds = (sizeof(T)); 
# 8
static constexpr inline int t1 = ::a::b::mn(n, n); 
# 9
static constexpr inline int t2 = ::a::b::mn(d, d); 
# 10
static constexpr inline int t3 = ::a::b::mn(cn, cn); 
# 11
static constexpr inline int t4 = ::a::b::mn(cd, cd); 
# 12
static constexpr inline int t6 = a::b::mn(n, A); 
# 13
static constexpr inline int t7 = a::b::mn((n * 4) / ((int)sizeof(T)), 1); 
# 14
static constexpr inline int t8 = ::a::b::mn(n * 4, (int)sizeof(T)); 
# 15
static constexpr inline int t9 = ::a::b::mn(n, ds); 
# 16
static constexpr inline int t10 = a::b::mn(d + 1, 5); 
# 17
static constexpr inline int t11 = C ? ::a::b::mn(d, 1) : n; 
# 18
static constexpr inline int t12 = C ? ::a::b::mn(n, 1) : n; 
# 19
static constexpr inline int t13 = (d < 8) ? 6 : ::a::b::cl(::a::b::cd(n * 8, d), 1, n); 
# 20
static constexpr inline int t14 = a::b::cl((n * 4) / ((int)sizeof(T)), 1, n); 
# 21
static constexpr inline int t15 = ::a::b::mn(1, 2); 
# 22
static constexpr inline bool c2 = C; 
# 23
static constexpr inline int t16 = c2 ? ::a::b::mn(d, d) : n; 
# 24
static constexpr inline int t17 = (c2 ? n : d); 
# 25
static constexpr inline int t18 = S< A, B, C, T> ::n + ::a::b::mn(S< A, B, C, T> ::d, S< A, B, C, T> ::d); 
# 26
static constexpr inline int t19 = a::b::mn(-d, (int)d); 
# 27
static constexpr inline int t20 = ::a::b::mn((d) ? d : n, d); 
# 28
static const int t21 = (c2 ? ::a::b::mn(d, d) : n); 
# 29
static const int t22 = ::a::b::mn(d, d); 
# 30
enum { e1 = ::a::b::mn(d, n), e2 = c2 ? ::a::b::mn(d, n) : 4, e3 = c2 ? d : 4, e4 = (d) ? A : n}; 
# 31
int arr[::a::b::mn(d, n)]; 
# 32
static_assert((::a::b::mn(d, n) > 0), "");
# 33
int f(int x = ::a::b::mn(d, n)) { return ::a::b::mn(d, n) + a::b::mn(A, B); } 
# 34
}; 

# 1 "calls_that_wait_for_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8b56ef27_30_calls_that_wait_for_members_cu_97554741_5641
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "calls_that_wait_for_members.cudafe1.stub.c"
#include "calls_that_wait_for_members.cudafe1.stub.c"
# 1 "calls_that_wait_for_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
