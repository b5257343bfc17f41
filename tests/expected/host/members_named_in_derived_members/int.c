# 1 "members_named_in_derived_members.cu"
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
template< unsigned N, unsigned C = 0U> struct l2 { static const int value = (l2< N / (2), C + (1)> ::value); }; template< unsigned C> struct l2< 1, C>  { static const int value = (C); }; template< unsigned C> struct l2< 0, C>  { static const int value = 0; }; 
# 4
namespace d { template< unsigned N, unsigned C> struct lg { static const int value = (N); }; template< class T> struct rt { typedef T type; static const int x = 1; static T fn(T); }; 
# 5
template< unsigned N> struct u1 { static constexpr inline int value = (lg< N, 0U> ::value); static const int v2 = (lg< N, 0U> ::value); enum { e = lg< N, 0U> ::value, f = rt< int> ::x + lg< N, 1U> ::value}; int a[lg< N, 2U> ::value]; static constexpr inline int v3 = (l2< N> ::value); static constexpr inline bool v5 = (lg< N, 3U> ::value > 2); static constexpr inline int v6 = (d::template lg< N, 4U> ::value); static constexpr inline int v7 = (::d::template lg< N, 5U> ::value); static const int v8 = (::d::template lg< N, 6U> ::value + 1); }; 
# 6
}
# 7
template< int M> struct pol { static constexpr inline int kr = M; enum { R = M}; static constexpr bool iskr() { return true; } }; 
# 8
template< class T, class H> struct hub { static constexpr inline bool keep = (sizeof(T) > (4)); enum { kk = sizeof(H) > (2)}; static const int sc = 3; 
# 9
template< bool K> static constexpr int are() { return K; } template< int A> struct PP { static const int pa = A; }; 
# 10
struct P1 : public PP< 3>  { using Q = PP< hub< T, H> ::keep ? 1 : 2> ; static constexpr inline int it = (keep ? 4 : 5); typedef PP< (kk)>  QQ; static constexpr inline int r = are< hub< T, H> ::keep> (); enum { z = keep && (sizeof(H) > (2))}; }; 
# 11
template< int W> struct P2 : public PP< W>  { using Q = PP< hub< T, H> ::keep ? W : 2> ; static constexpr inline int it = (sc * W); }; 
# 12
typedef PP< 3>  T1; typedef PP< 8>  T2; using T3 = PP< 3> ; static constexpr inline int q = (are< keep> () + are< (sc > 1)> ()); }; 

# 1 "members_named_in_derived_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e492a7c5_35_members_named_in_derived_members_cu_87095573_24649
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_named_in_derived_members.cudafe1.stub.c"
#include "members_named_in_derived_members.cudafe1.stub.c"
# 1 "members_named_in_derived_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
