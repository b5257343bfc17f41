# 1 "constexpr_operator_instances_needed.cu"
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
template< class T> constexpr bool leaf(T x) { return x < 0; } 
# 4
template< class T> struct N { T v; constexpr N &operator=(const N &) { leaf(v); return *this; } constexpr int operator+(int) const { return leaf((signed char)(v)), ((v) < 0); } constexpr int operator[](int) const { return (v) < 0; } constexpr T *operator->() { return ((v) < 0) ? nullptr : (&(v)); } constexpr N &operator++() { (v) < 0; return *this; } constexpr operator bool() const { return (v) < 0; } constexpr bool operator!() const { return (v) < 0; } }; 
# 5
template< class T> constexpr bool operator==(const N< T>  &a, const N< T>  &b) { return (a.v) < 0; } 
# 6
template< class T> constexpr N< T>  operator-(const N< T>  &a) { return ((a.v) < 0) ? a : a; } 
# 7
void f(N< unsigned>  a, N< unsigned char>  b, N< unsigned short>  c, N< unsigned long>  d, N< char16_t>  e, N< char32_t>  g) { 
# 8
(a = a); (b + (1)); c[1]; d.operator->(); (++e); if (g) { }  (!a); (a == a); (-b); while (c) { }  d ? 1 : 2; e && (1); 
# 9
for (; b;) { }  
# 10
} 
# 11
void h(N< unsigned __int128>  a) { do { } while (a); switch (int x = (a + (1))) { default:  ; }  } 
# 12
template< class T> struct C { T v[3]; constexpr C(T x = T()) : v() { leaf(x); } }; 
# 13
C< unsigned>  c; 
# 14
void k() { C< unsigned char>  c; C< char16_t>  d[2]; } 

# 1 "constexpr_operator_instances_needed.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c2f37e4e_38_constexpr_operator_instances_needed_cu_7de3227a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constexpr_operator_instances_needed.cudafe1.stub.c"
#include "constexpr_operator_instances_needed.cudafe1.stub.c"
# 1 "constexpr_operator_instances_needed.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
