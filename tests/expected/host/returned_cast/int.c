# 1 "returned_cast.cu"
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
namespace std { 
# 5
struct weak_ordering { int v; constexpr weak_ordering(int x) : v(x) { } }; 
# 6
struct strong_ordering { int v; constexpr operator weak_ordering() const { return ((weak_ordering)(v)); } }; 
# 7
struct agg { int v; }; 
# 8
struct ncx { ncx(int); ncx(strong_ordering); }; 
# 9
template< class C> auto c1(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp) { return static_cast< weak_ordering>(s); } else { if (cmp == 1) { return static_cast< weak_ordering>(w); }  }  return static_cast< weak_ordering>(cmp); } 
# 10
template< class C> auto c2(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp) { return ((weak_ordering)(s)); } else { if (cmp == 1) { return ((weak_ordering)(w)); }  }  return ((weak_ordering)(cmp)); } 
# 11
template< class C> auto c3(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp) { return ((weak_ordering)(s)); } else { if (cmp == 1) { return ((weak_ordering)(w)); }  }  return ((weak_ordering)(cmp)); } 
# 12
template< class C> auto c4(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp) { return ((ncx)(s)); } else { if (cmp == 1) { return static_cast< ncx>(s); }  }  return ((ncx)(cmp)); } 
# 13
template< class C> weak_ordering c5(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp) { return static_cast< weak_ordering>(s); } else { if (cmp == 1) { return static_cast< weak_ordering>(w); }  }  return static_cast< weak_ordering>(cmp); } 
# 14
template< class C> decltype(auto) c6(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { return static_cast< weak_ordering>(s); } 
# 15
template< class C> auto c7(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp > 2) { return static_cast< weak_ordering>(((cmp) ? s : s)); }  return static_cast< weak_ordering>(cmp + 2); } 
# 16
auto c8(int cmp, strong_ordering s) { return ((weak_ordering)(s)); } 
# 17
auto c9 = [](int cmp, strong_ordering s) { return ((weak_ordering)(s)); } ; typedef decltype(c9) __T0;
# 18
template< class C> void c10() { auto l = [](int cmp, strong_ordering s) { return static_cast< weak_ordering>(s); } ; auto x = ((weak_ordering)(strong_ordering())); } 
# 19
template< class C> auto c11(strong_ordering s)->weak_ordering { return static_cast< weak_ordering>(s); } 
# 20
template< class C> auto c12(strong_ordering s) { return static_cast< weak_ordering>(s); return static_cast< C>(s); } 
# 21
}
# 22
struct a1 { using rep = __int128; using lr = long; void f(int r); static const int k = ((rep)1); int m = ((rep)1); void g(int r) { (void)((rep)r); rep q = ((rep)1); lr z = (lr)r; r = (sizeof(rep)); rep *p; p = ((rep *)0); } }; 
# 23
void a1::f(int r) { (void)((rep)r); rep q = ((rep)1); } 
# 24
struct a2 { void g(int r) { (void)((__int128)r); __int128 q = ((__int128)1); long z = (long)r; } using rep = __int128; using lr = long; }; 
# 25
struct a3 { void g(int r) { (void)((__int128)r); __int128 q = ((__int128)1); long z = (long)r; } typedef __int128 rep; typedef long lr; }; 
# 26
struct a4 { void g(int r) { (void)((__int128)r); __int128 q = ((__int128)1); long z = (long)r; } __extension__ typedef __int128 rep; __extension__ typedef long lr; }; 
# 27
struct a5 { void g(int r) { (void)((__int128)r); __int128 q = ((__int128)1); long z = (long)r; } __extension__ using rep = __int128; __extension__ using lr = long; }; 
# 28
struct a6 { __extension__ using rep = __int128; __extension__ using lr = long; void g(int r) { (void)((rep)r); rep q = ((rep)1); lr z = (lr)r; } }; 
# 29
void ll() { __extension__ typedef long A; __extension__ typedef __int128 B; __extension__ using C = long; __extension__ using D = __int128 *; __extension__ int x = 3; __extension__ typedef struct { int y; } E; } 
# 30
__extension__ using I2 = __int128 *; __extension__ using I3 = long long *; __extension__ using I4 = const __int128; template< class T> struct vv { }; __extension__ using I5 = vv< __int128> ; __extension__ using I6 = I2; __extension__ using I7 = __int128 (int); __extension__ using I8 = int (__int128); 
# 31
namespace M { __extension__ using I2 = __int128; }template< class T> struct K { __extension__ using I2 = __int128; __extension__ typedef __int128 I3; void f() { __extension__ using I5 = __int128; __extension__ typedef __int128 I6; __extension__ typedef long I7; } }; 
# 32
template< class T> using I9 = __int128; __extension__ typedef __int128 &I10; 

# 1 "returned_cast.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__61e2f943_16_returned_cast_cu_ad461ddc
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "returned_cast.cudafe1.stub.c"
#include "returned_cast.cudafe1.stub.c"
# 1 "returned_cast.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
