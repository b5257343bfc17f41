# 1 "no_effect_in_instances.cu"
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
struct S { int a; }; 
# 4
struct P { int operator==(P) const; }; 
# 5
template< class T> constexpr int f(T x) { 
# 6
x < 0; 
# 7
x; 
# 8
x + 1; 
# 9
(void)x; 
# 10
x == x; 
# 11
*(&x); 
# 12
S s{1}; 
# 13
s.a; 
# 14
for (x; x > 100; x) { 
# 15
; }  
# 16
return 1; 
# 17
} 
# 18
template< class T> struct C { 
# 19
T v; 
# 20
constexpr C(T x) : v(x) { x < 0; x; v; } 
# 21
constexpr int m() const { (v) == 3; return v; } 
# 22
}; 
# 23
template< class T> auto d(T x) { x < 0; return [](T y) { y < 0; return y; } ; } 
# 24
template< class T> int n(T x) { x < 0; return x; } 
# 25
template< class T> constexpr int e(T x) { x == x; return 1; } 
# 26
template< class T, int  = 0> constexpr int u(T x) { x + 1; return 1; } 
# 27
constexpr int i = f(3); 
# 28
constexpr C< int>  c(3); 
# 29
constexpr int j = c.m(); 
# 30
auto dd = d(3); typedef decltype(dd) __T0;
# 31
int k = n(3); 
# 32
template int n< long> (long x);
# 33
int l = e(P()); 
# 34
int m = u(3); 

# 1 "no_effect_in_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5f5349cc_25_no_effect_in_instances_cu_k
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "no_effect_in_instances.cudafe1.stub.c"
#include "no_effect_in_instances.cudafe1.stub.c"
# 1 "no_effect_in_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
