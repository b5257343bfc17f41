# 1 "types_of_local_members.cu"
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
template< class T> T &&dv(); 
# 4
template< class T> struct id { using type = T; }; 
# 5
template< class T> auto mk(T t) { return [=](int x) { return (t) + x; } ; } 
# 6
auto nl() { struct L { int r() { return 1; } L &me() { return *this; } }; return L{}; } 
# 7
template< class T> auto tl(T) { struct L { int r() { return 1; } T u() { return T(); } L &me() { return *this; } typedef int Q; }; return L{}; } 
# 8
using A = __decltype((mk(1))); using A1 = int; A1 a1; 
# 9
using B = __decltype((nl())); using B1 = int; using B2 = int; using B3 = int; B1 b1; B2 b2; B3 b3; 
# 10
using C = __decltype((tl(1))); using C1 = int; using C2 = int; using C3 = int; C1 c1; C2 c2; C3 c3; 
# 11
using C5 = long; 
# 12
int v1; int v2; int v3; 
# 13
template< class T> struct tr { using a = __decltype((tl(dv< T> ()))); using r = __decltype((dv< a> ().r())); using q = typename a::Q; }; 
# 14
tr< int> ::r t1; tr< int> ::q t2; 
# 15
using D1 = tr< int> ::r; using D2 = tr< long> ::a; using D3 = int; 
# 16
static_assert((sizeof(tr< short> ::r) == (4)));static_assert((sizeof(int) == (4)));
# 17
auto g = tl(1); int g1; __decltype(g) g2 = g; int g3; 
# 18
int f() { struct M { int r() { return 1; } } m; int x = 1; int y = 2; id< int>  z; return x + y; } 
# 19
template< class T> int h() { struct M { int r() { return 1; } } m; __decltype((dv< M> ().r())) x = (1); __decltype((m.r())) y = 2; id< __decltype((dv< M> ().r()))>  z; return x + y; } 
# 20
int hh = h< int> (); 

# 1 "types_of_local_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__115f9963_25_types_of_local_members_cu_g2
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "types_of_local_members.cudafe1.stub.c"
#include "types_of_local_members.cudafe1.stub.c"
# 1 "types_of_local_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
