# 1 "lists_that_are_copied.cu"
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
template< class T, int N> struct Arr { T d[N]; }; 
# 5
struct AG { int a, b; }; 
# 6
struct T4 { T4(const AG &); T4(int, int, int, int); }; 
# 7
struct V2 { V2(AG); }; 
# 8
T4 f2(int x, bool b) { return (b ? T4({x, 1}) : T4({2, x / 2})); } 
# 9
T4 f3(int x) { T4 a = T4({x, 1}); T4 b({x, 1}); auto c = T4({x, 1}); T4 d{AG{x, 1}}; V2 v({x, 2}); V2 w = V2({x, x}); f2(1, x); return ((T4)(AG{x, 1})); } 
# 10
void take(T4); void takec(const T4 &); void takeg(AG); 
# 11
void f4(int x) { take(T4({x, 1})); takec(T4({x, 1})); throw T4({x, 2}); } 
# 12
T4 f5(int x) { return T4{x, 1, 2, 3}; } 
# 13
struct IL { template< class T> IL(T); IL(AG, int = 3); explicit IL(AG, long, long); IL(const IL &) = delete;IL(IL &&); }; 
# 14
IL f6(int x) { return IL({x, 1}); } 
# 15
IL f7(int x) { return IL({x, 1}, 5); } 
# 16
struct IA { IA(int); int a; }; 
# 17
struct IB { IB(IA); IB(IA, IA); }; 
# 18
IB f9(int x) { return ((IB)(IA{x})); } 
# 19
template< class T> T g3(T x) { return T({1, 2}); } 
# 20
int anchor = 1; 

# 1 "lists_that_are_copied.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__86138a4d_24_lists_that_are_copied_cu__Z2f2ib
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lists_that_are_copied.cudafe1.stub.c"
#include "lists_that_are_copied.cudafe1.stub.c"
# 1 "lists_that_are_copied.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
