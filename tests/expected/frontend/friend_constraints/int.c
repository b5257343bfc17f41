# 1 "friend_constraints.cu"
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
template< class T> constexpr bool sized = false; template<> constexpr bool sized< int>  = true; template< class T, class U> concept sz = sized< T> ; struct nm { }; 
# 5
template< class V> struct it { V c; friend constexpr long operator-(const it< V>  &x, const it< V>  &y) requires (sz< V, V> ) { return (x.c) - (y.c); } friend constexpr bool operator==(const it< V>  &x, const it< V>  &y) requires (sz< V, V> ) { return (x.c) == (y.c); } }; 
# 6
template< class T> concept has_minus = requires (T a, T b) {a - b; }; 
# 7
static_assert((!has_minus< it< nm> > ));static_assert(has_minus< it< int> > );
# 8
struct sfn { template< class T> requires(has_minus< T> ) constexpr auto operator()(T &&t) const { return t - t; } template< class T> constexpr auto operator()(const T &t, int) const { if constexpr (has_minus< T> ) { return t - t; } else { return 1; }  } }; 
# 9
template< class T> concept sr = requires (T & t) {sfn{}(t); }; 
# 10
static_assert((!sr< it< nm> > ));
# 11
template< class V> struct tv { constexpr auto begin() { if constexpr (sr< V> ) { return 1; } else { return 2; }  } }; 
# 12
constexpr int q = tv< it< nm> > ().begin(); 

# 1 "friend_constraints.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f4b71265_21_friend_constraints_cu_3e62b81e_3601
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friend_constraints.cudafe1.stub.c"
#include "friend_constraints.cudafe1.stub.c"
# 1 "friend_constraints.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
