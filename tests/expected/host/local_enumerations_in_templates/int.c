# 1 "local_enumerations_in_templates.cu"
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
template< class U> int t2() { enum E { x = 3, y}; const E xx = x; E yy = y; const int i1 = (x); int i2 = (x); constexpr int i3 = (x); static const int i4 = (x); const E e5 = x; const E e6(x); const E e7{x}; const E e8 = x; E e9(x); const unsigned u1 = (x); const long l1 = (y); const bool b1 = (x); const double d1 = (x); const int i10 = (-x); const int i11 = (x + 1); const int i12 = (+x); auto a1 = (x); const auto a2 = (x); static E s1 = x; static const E s2 = x; constexpr E s3 = x; const int i13 = (E::x); E e14 = E::x; const E e15 = E::x; const E e16 = xx; const int i17 = (xx); const volatile E v1 = x; const E &r = x; const E arr[2] = {x, y}; E arr2[] = {x}; return xx; } 
# 5
template< class U> int t3() { enum class E { x = 3, y}; const E xx = E::x; E yy = E::y; constexpr E s3 = E::x; const E e16 = xx; const E e7(E::x); E e9(E::x); static E s1 = E::x; auto a1 = (E::x); const int i = ((int)E::x); return 0; } 
# 6
enum G { gx = 3, gy}; 
# 7
template< class U> int t4() { const G xx = gx; G yy = gy; const int i1 = (gx); int i2 = (gx); constexpr int i3 = (gx); static const int i4 = (gx); const G e5 = gx; const G e6(gx); G e9(gx); const unsigned u1 = (gx); auto a1 = gx; const auto a2 = gx; const int i10 = (-(gx)); const int i13 = (G::gx); const G e14 = xx; return xx; } 
# 8
int f2() { enum E { x = 3, y}; const E xx = x; E yy = y; const int i1 = (x); int i2 = (x); constexpr int i3 = (x); const E e5 = x; const E e6(x); auto l = [](auto q) { enum F { z}; const F zz = z; const E e = x; const int k = (x); const int kk = (z); F z2 = z; return 0; } ; typedef decltype(l) __T0;return l(1); } 
# 9
template< class U> struct S { enum E { x = 3, y}; int m() { const E xx = (x); E yy = (y); const int i1 = (x); int i2 = (x); const E e6(x); E e9(x); enum H { w}; const H ww = w; H w2 = w; const int w3 = (w); for (const H q = w; q;) { }  if (const H q = w) { }  return 0; } }; 
# 10
template< class U> int t5() { struct L { enum E { x}; int m() { const E e = x; E e2 = x; const int i = (x); return 0; } }; const typename L::E q = L::x; const int i = (L::x); return 0; } 
# 11
template< int N> int t6() { enum E { x = N, y}; const E e = x; E e2 = x; const int i = (x); int j = (x); const E z(x); return 0; } 
# 12
template< int N> int t7() { enum { x = 3, y}; const int i = (x); int j = (x); const auto e = (x); return i; } 
# 13
template< int N> int t8() { enum E: short { x = 3, y}; { const E i = x; int j = (x); const int jj = (x); const short s = (x); } return 0; } 
# 14
template< int N> int t9() { enum E: int { x = 3, y}; { const E i = x; int j = (x); const int jj = (x); const unsigned s = (x); } return 0; } 

# 1 "local_enumerations_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9d3f9768_34_local_enumerations_in_templates_cu__Z2f2v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "local_enumerations_in_templates.cudafe1.stub.c"
#include "local_enumerations_in_templates.cudafe1.stub.c"
# 1 "local_enumerations_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
