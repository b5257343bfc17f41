# 1 "conversions_to_member_pointers.cu"
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
# 2
struct S { int m; void f(int) const; int a[3]; }; template< class T> struct TS { T m; }; typedef void (S::*PF)(int) const; typedef int (S::*PM); 
# 3
struct WM { operator int S::*() const; operator PF(); operator PM() volatile; operator const int S::*(); operator int S::*const &(); operator int S::**(); operator int *S::*(); operator TS< int>  *(); operator float TS< float> ::*(); template< class T> operator T S::*(); template< class T> operator T *() const; }; 
# 4
void q(WM m, S s) { PM p = m; m.operator int S::**(); } WM::operator const int S::*() { return &S::m; } 
# 5
struct W1 { constexpr operator int() const; }; struct W2 { inline operator int() const; }; struct W3 { constexpr W3(int); }; int f(W1 w, W2 v) { W3 x = 1; return w + v; } int g(W1 w) { return w; } 

# 1 "conversions_to_member_pointers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e555cf67_33_conversions_to_member_pointers_cu_8028c017
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "conversions_to_member_pointers.cudafe1.stub.c"
#include "conversions_to_member_pointers.cudafe1.stub.c"
# 1 "conversions_to_member_pointers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
