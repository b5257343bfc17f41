# 1 "casts_of_converted_constants.cu"
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
struct A { short y; operator int() const { return y; } }; 
# 4
struct B { short y; constexpr operator int() const { return y; } }; 
# 5
struct C { short y; explicit operator int() const { return y; } }; 
# 6
struct D { short y; constexpr explicit operator int() const { return y; } }; 
# 7
struct E { short y; constexpr E(int i) : y(i) { } constexpr operator int() const { return y; } }; 
# 8
struct F { short y; F(int i) : y(i) { } constexpr operator int() const { return y; } F(const F &); }; 
# 9
struct G { short y; constexpr operator int() { return y; } }; 
# 10
struct I { short y; constexpr operator int() const & { return y; } constexpr operator int() && { return y; } }; 
# 11
struct J { short y; template< class T> constexpr operator T() const { return y; } }; 
# 12
A fa(); B fb(); C fc(); D fd(); constexpr B fcb() { return B{(1)}; } constexpr D fcd() { return D{(1)}; } E fe(); F ff(); G fg(); I fi(); J fj(); 
# 13
int f() { 
# 14
int a1 = static_cast< int>(fa()); 
# 15
int a2 = static_cast< int>(fb()); 
# 16
int a3 = static_cast< int>(fc()); 
# 17
int a4 = static_cast< int>(fd()); 
# 18
int a5 = (static_cast< int>(((int)(fcb())))); 
# 19
int a6 = (static_cast< int>(((int)(fcd())))); 
# 20
int a7 = static_cast< int>(fe()); 
# 21
int a8 = static_cast< int>((ff())); 
# 22
int a9 = static_cast< int>(fg()); 
# 23
int a11 = static_cast< int>(fi()); 
# 24
int a12 = static_cast< int>(fj()); 
# 25
int b1 = (int)fb(); int b2 = (int)fb(); int b3 = fb(); int b4 = fb() + 1; long b5 = fb(); long b6 = (long)fb(); long b7 = static_cast< long>(fb()); 
# 26
int b12 = (int)fb(); int b13{fb()}; 
# 27
const int c1 = (static_cast< int>(((int)(fcb())))); constexpr int c2 = (static_cast< int>(((int)fcb()))); constexpr int c3 = ((int)((int)fcb())); constexpr int c4 = ((int)((int)fcb())); constexpr int c5 = fcb(); 
# 28
if (static_cast< int>(fb())) { return 1; }  
# 29
return (static_cast< int>(fb())) + ((int)fb()); 
# 30
} 
# 31
template< class T> int g() { int a1 = static_cast< int>(fb()); int a2 = (int)fb(); int a3 = fb(); return (int)fb(); } 
# 32
int d1 = static_cast< int>(fb()); int d2 = (int)fb(); const int d3 = ((int)((int)(fcb()))); constexpr int d4 = ((int)((int)fcb())); int d5 = fb(); 

# 1 "casts_of_converted_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5bcea928_31_casts_of_converted_constants_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "casts_of_converted_constants.cudafe1.stub.c"
#include "casts_of_converted_constants.cudafe1.stub.c"
# 1 "casts_of_converted_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
