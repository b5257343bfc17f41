# 1 "functions_defined_by_friends.cu"
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
namespace N { namespace _GLOBAL__N__3d62e4d2_31_functions_defined_by_friends_cu_bbba9cf3 __attribute__((visibility("hidden")))  { }; using namespace ::N::_GLOBAL__N__3d62e4d2_31_functions_defined_by_friends_cu_bbba9cf3; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__3d62e4d2_31_functions_defined_by_friends_cu_bbba9cf3 __attribute__((visibility("hidden")))  { 
# 4
inline void proxy(int & v, unsigned n) noexcept; 
# 5
template< class T, int F> struct P { friend inline void proxy(T &v, unsigned n) noexcept { v = ((F) + n); } }; 
# 6
template struct P< int, 3> ;
# 7
}
# 8
void g(int &v) { proxy(v, 3); } 
# 9
}
# 10
namespace _GLOBAL__N__3d62e4d2_31_functions_defined_by_friends_cu_bbba9cf3 __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__3d62e4d2_31_functions_defined_by_friends_cu_bbba9cf3; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__3d62e4d2_31_functions_defined_by_friends_cu_bbba9cf3 __attribute__((visibility("hidden")))  { inline void q(int); template< class T> struct Q { friend inline void q(T) { } }; Q< int>  qq; }
# 11
static inline void r(int); template< class T> struct R { friend inline void r(T) { } }; R< int>  rr; 
# 12
static void s(int); template< class T> struct S2 { friend inline void s(T) { } }; 
# 13
void h() { q(1); r(2); s(2); } 
# 14
inline void q0(int); template< class T> struct QQ { friend inline void q0(T) { } }; QQ< int>  qq2; void u() { q0(1); } 
# 15
extern "C" void q2(int); template< class T> struct Q2 { friend inline void q2(T) { } }; void u2() { q2(1); } 
# 16
namespace N5 { inline void q4(int); void q4(char); template< class T> struct QQ { friend inline void q4(T) { } friend inline void q5(QQ< T> ) { } }; QQ< int>  q44; void u3() { q4(1); q5(q44); } }

# 1 "functions_defined_by_friends.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3d62e4d2_31_functions_defined_by_friends_cu_bbba9cf3
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "functions_defined_by_friends.cudafe1.stub.c"
#include "functions_defined_by_friends.cudafe1.stub.c"
# 1 "functions_defined_by_friends.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
