# 1 "evaluated_calls.cu"
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
constexpr int sq(int x) { return x * x; } 
# 5
constexpr void nothing() { } 
# 6
constexpr double twice(double x) { return x * (2); } 
# 7
struct D { unsigned x, y; constexpr D(unsigned a = 1, unsigned b = 2) : x(a), y(b) { } }; 
# 8
void t(D); 
# 9
D a(3); 
# 10
D b = 4; 
# 11
static D c; 
# 12
constexpr D d{5, 6}; 
# 13
const D e{5, 6}; 
# 14
int g = (sq(4) + sq(2)); 
# 15
constexpr int k = (sq(1) + sq(2)); 
# 16
int arr[sq(3)]; 
# 17
enum E { e1 = sq(3), e2}; 
# 18
static_assert((sq(2) == 4), "");
# 19
int f() { return sq(3); } 
# 20
void h() { D d(3); t(((D)(3))); nothing(); sq(2); double v = twice((1.5)); } 
# 21
void i() { D d{3, 4}; D e = 5; D h; int l = (sq(4) + sq(2)); l = (sq(7) * 2); l = sq(8); } 
# 22
void j(int n) { D d(n); t(((D)(n))); t(5); t({6, 7}); int l = sq(2); l = (sq(n) + sq(7)); } 

# 1 "evaluated_calls.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__16c1bbbd_18_evaluated_calls_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "evaluated_calls.cudafe1.stub.c"
#include "evaluated_calls.cudafe1.stub.c"
# 1 "evaluated_calls.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
