# 1 "zeros_of_enumerations.cu"
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
void g1(...); 
# 4
enum E { e0, e1}; enum class C { c0, c1}; enum class D { d1 = 1}; enum E2 { z1 = 1}; 
# 5
struct S { E a{e0}; C b{C::c0}; D c{((D)0)}; E2 d{((E2)0)}; E e = e0; C f = C::c0; D g = ((D)0); C h = ((C)C::c0); E i = ((E)e0); D j = ((D)0); int k{0}; }; 
# 6
template< class T> struct TS { E a{e0}; C b{C::c0}; D c{((D)0)}; E2 d{((E2)0)}; E e = e0; C f = C::c0; D g = ((D)0); C h = ((C)C::c0); E i = ((E)e0); D j = ((D)0); int k{0}; void f1() { C x{C::c0}; D y{((D)0)}; C z = ((C)C::c0); g1((C)C::c0); g1((D)0); } }; 
# 7
C v1{C::c0}; D v2{((D)0)}; E v3{e0}; C v4 = ((C)C::c0); C v5 = C::c0; const C v6{C::c0}; constexpr E v7{e0}; static C v8{C::c0}; 
# 8
void f() { C x{C::c0}; D y{((D)0)}; E z{e0}; static C w{C::c0}; C q = C::c0; C r = ((C)C::c0); const C t{C::c0}; auto u = ((C)C::c0); C arr[2] = {}; } 
# 9
int anchor = 1; 

# 1 "zeros_of_enumerations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e2bd6a8c_24_zeros_of_enumerations_cu_v1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "zeros_of_enumerations.cudafe1.stub.c"
#include "zeros_of_enumerations.cudafe1.stub.c"
# 1 "zeros_of_enumerations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
