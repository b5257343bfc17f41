# 1 "calls_within_constants.cu"
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
constexpr int cm(int a, int b) { return (a < b) ? a : b; } 
# 4
constexpr int c1(int a) { return a; } 
# 5
template< class T> constexpr T tm(T a, T b) { return (a < b) ? a : b; } 
# 6
template< class T> constexpr const T &rm(const T &a, const T &b) { return (a < b) ? a : b; } 
# 7
template< class T, int V> struct blk { static constexpr inline int B = (sizeof(T)); static constexpr inline int K = 5; 
# 8
static constexpr inline int a1 = cm(B, 32); 
# 9
static constexpr inline int a2 = cm(B, 32) + 1; 
# 10
static constexpr inline int a3 = 1 + cm(B, 32); 
# 11
static constexpr inline int a4 = -cm(B, 32); 
# 12
static constexpr inline int a5 = (V % cm(B, 32)); 
# 13
static constexpr inline int a6 = (V % cm(V, 32)); 
# 14
static constexpr inline int a7 = (B % cm(K, 32)); 
# 15
static constexpr inline int a8 = (V + c1(V)); 
# 16
static constexpr inline int a9 = cm(sizeof(T), 3) * 2; 
# 17
static constexpr inline bool b1 = cm(B, 3) == 0; 
# 18
static constexpr inline bool b2 = ((cm(B, 3) == 0) && (V > 3)); 
# 19
static constexpr inline bool b3 = ((V > 3) && (cm(B, 3) == 0)); 
# 20
static constexpr inline int b4 = (V > 3) ? cm(B, 3) : 1; 
# 21
static constexpr inline int b5 = (cm(B, 3) > 2) ? V : 1; 
# 22
static constexpr inline int b6 = (V > 3) ? 1 : (cm(B, 3) + 1); 
# 23
static constexpr inline int b7 = ((V > 3) ? 1 : cm(B, 3)) + 1; 
# 24
static constexpr inline int d1 = tm(B, 32) + 1; 
# 25
static constexpr inline int d2 = (V % tm(B, 32)); 
# 26
static constexpr inline int d3 = (tm< int> (B, 32) + V); 
# 27
static constexpr inline int d4 = (V > 3) ? tm(B, 3) : 1; 
# 28
static constexpr inline int d5 = ((tm(V, 3) > 2) ? 5 : 1); 
# 29
static constexpr inline int e1 = (rm(B, 32) + 1); 
# 30
static constexpr inline int e2 = (V % rm(B, 32)); 
# 31
static constexpr inline int e3 = ((V > 3) ? rm(B, 3) : 1); 
# 32
static constexpr inline int e4 = (V > 3) ? 1 : rm(V, 3); 
# 33
static constexpr inline int e5 = (V > 3) ? 1 : rm(V * 2, 3); 
# 34
static constexpr inline int e6 = (V <= 8) ? 6 : rm(rm(V * 8, B), 1); 
# 35
static constexpr inline bool e7 = (rm(V, 3) == 1); 
# 36
static constexpr inline int f1 = ((int)cm(B, 32)); 
# 37
static constexpr inline int f2 = static_cast< int>(tm(B, 32)); 
# 38
static constexpr inline int f3 = (static_cast< int>(tm(B, 32))) + 1; 
# 39
static const int g2 = (cm(B, 32) + 1); 
# 40
static const int g5 = (V % cm(B, 32)); 
# 41
}; 
# 42
template< int V> constexpr int w1 = V % cm(V, 3); 
# 43
template< int V> constexpr int w2 = (V > 1) ? cm(V, 3) : 1; 
# 44
constexpr const int &rn(const int &a, const int &b) { return (a < b) ? a : b; } 
# 45
template< class T, int V> struct blk2 { static constexpr inline int B = (sizeof(T)); static constexpr inline int K = 5; 
# 46
static constexpr inline int a1 = rm(B, 32); 
# 47
static constexpr inline int a2 = rm(V, 32); 
# 48
static constexpr inline int a3 = rn(B, 32); 
# 49
static constexpr inline int a4 = rn(V, 32); 
# 50
static constexpr inline int a5 = (rn(B, 32) + 1); 
# 51
static constexpr inline int a6 = (rn(V, 32) + 1); 
# 52
static constexpr inline int a7 = (-rm(B, 32)); 
# 53
static constexpr inline int a8 = +cm(B, 3); 
# 54
static constexpr inline bool a9 = !(cm(B, 3)); 
# 55
static constexpr inline int b1 = ((int)cm(B, 32)); 
# 56
static constexpr inline int b2 = (int)cm(B, 32); 
# 57
static constexpr inline int b3 = ((int)tm(B, 32)); 
# 58
static constexpr inline int b4 = ((int)tm(B, 32)) + 1; 
# 59
static constexpr inline int b5 = (int)cm(V, 32); 
# 60
static constexpr inline int b6 = ((long)cm(B, 32)); 
# 61
static constexpr inline int b7 = static_cast< int>(cm(B, 32)); 
# 62
static constexpr inline int b8 = ((static_cast< long>(cm(B, 32))) + (V)); 
# 63
static constexpr inline int b9 = (((long)cm(B, 32)) + (1)); 
# 64
static const int c1_ = cm(B, 32); 
# 65
static const int c2 = (cm(V, 32)); 
# 66
static const int c3 = (-cm(B, 32)); 
# 67
static const int c4 = ((V > 3) ? cm(B, 3) : 1); 
# 68
static const int c5 = tm(B, 3); 
# 69
static const int c6 = ((tm(B, 3) > 1) ? 3 : V); 
# 70
static const bool c7 = (cm(B, 3) == 0); 
# 71
static const int c8 = rm(B, 3); 
# 72
static const int c9 = (static_cast< int>(cm(B, 32))); 
# 73
static constexpr inline int d1 = cm(B, 3) + cm(B, 4); 
# 74
static constexpr inline int d2 = cm(B, 3) + cm(K, 4); 
# 75
static constexpr inline int d3 = ((cm(B, 3) * 2) + V); 
# 76
static constexpr inline int d4 = ((cm(B, 3) * 2) + 1) * 3; 
# 77
static constexpr inline int d5 = (1 + (V + cm(B, 3))); 
# 78
static constexpr inline int d6 = (((V > 2) ? V : cm(B, 3)) + V); 
# 79
static constexpr inline int d7 = ((cm(B, 3)) + sizeof(T)); 
# 80
static constexpr inline int d8 = cm(B, 3) + K; 
# 81
static constexpr inline int d9 = cm(cm(B, 3), 5) + 1; 
# 82
static constexpr inline int e1 = (V > 3) ? V : cm(B, 3); 
# 83
static constexpr inline int e2 = (cm(B, 3) > 2) ? V : (V + 1); 
# 84
static constexpr inline int e3 = ((rm(B, 3) > 2) ? V : (V + 1)); 
# 85
static constexpr inline int e4 = ((V > 3) ? rn(B, 3) : 1); 
# 86
static constexpr inline int e5 = ((V > 3) ? (int)cm(B, 3) : 1); 
# 87
static constexpr inline int e6 = ((V > 3) ? 2 : (V + cm(B, 3))); 
# 88
static constexpr inline int e7 = (V > 3) ? -cm(B, 3) : 4; 
# 89
static constexpr inline int e8 = (((V > 3) && (cm(B, 3))) ? 3 : 4); 
# 90
static constexpr inline int e9 = (rm(V, 3) + V); 
# 91
}; 
# 92
namespace a { namespace b { template< class T> constexpr T mn(const T &x, const T &y) { return (x < y) ? x : y; } template< class T> constexpr const T &rm(const T &x, const T &y) { return (x < y) ? x : y; } constexpr int cm(int x, int y) { return (x < y) ? x : y; } }}
# 93
template< class T, bool C, int V> struct k { static constexpr inline int n = (sizeof(T)); 
# 94
static constexpr inline int t1 = (C ? ::a::b::rm(n, 1) : n); 
# 95
static constexpr inline int t2 = (C ? a::b::rm(n, 1) : n); 
# 96
static constexpr inline int t3 = C ? a::b::rm(n, V) : n; 
# 97
static constexpr inline int t4 = C ? a::b::rm(V, 1) : n; 
# 98
static constexpr inline int t5 = C ? ::a::b::mn(n, 1) : n; 
# 99
static constexpr inline int t6 = (C ? a::b::rm(n, 1) : 3); 
# 100
static constexpr inline int t7 = (C ? n : ::a::b::rm(n, 1)); 
# 101
static constexpr inline int t8 = (C ? 3 : ::a::b::rm(n, 1)); 
# 102
static constexpr inline int t9 = (C ? V : ::a::b::rm(n, 1)); 
# 103
static constexpr inline int u1 = ((::a::b::rm(n, 1) > 2) ? n : n); 
# 104
static constexpr inline int u2 = ((::a::b::rm(n, 1) > 2) ? n : V); 
# 105
static constexpr inline int u3 = (C ? ::a::b::rm< int> (n, 1) : n); 
# 106
static constexpr inline int u4 = (C ? ::a::b::rm(n, 1) + 1 : n); 
# 107
static constexpr inline int u5 = (C ? n : V); 
# 108
static constexpr inline int u6 = (C ? n : n); 
# 109
}; 

# 1 "calls_within_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9711ebc2_25_calls_within_constants_cu_f5f5c52e_17890
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "calls_within_constants.cudafe1.stub.c"
#include "calls_within_constants.cudafe1.stub.c"
# 1 "calls_within_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
