# 1 "casts_of_lists.cu"
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
template< int N> struct Co { int a[N]; int &operator[](int i); const int &operator[](int i) const; Co() { } Co(const int (&c)[N]) { } Co(int, int); explicit Co(int); }; 
# 4
struct Af { typedef Co< 2>  Stride; Stride s; Af(const Stride &st = Stride()) : s(st) { } }; 
# 5
struct Af2 { typedef Co< 2>  Stride; Stride s; Af2(int a) { } Af2(const Stride &st, int = 0) : s(st) { } }; 
# 6
template< class T> struct Fac { static T f(int e, typename T::Stride s) { return T({s[0], (s[1]) * e}); } }; 
# 7
template<> struct Fac< Af>  { static Af f(int e, Af::Stride s) { return Af({s[0], (s[0] * s[1]) * e}); } }; 
# 8
Af g(int x) { int a[] = {1, 2}; Co< 2>  c({x, 2}); Co< 2>  d = Co< 2> ({1, x}); auto e = Af({x, x}); return Af({x, x}); } 
# 9
Af2 g2(int x) { auto e = Af2({x, x}); Af2 e2({1, x}); return Af2({x, x}); } 
# 10
struct V { V(int, int); }; struct W { W(V); W(const V &, int); }; W h() { W w({1, 2}); W v({1, 2}, 3); return W({3, 4}); } 

# 1 "casts_of_lists.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5c23639f_17_casts_of_lists_cu__Z1gi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "casts_of_lists.cudafe1.stub.c"
#include "casts_of_lists.cudafe1.stub.c"
# 1 "casts_of_lists.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
