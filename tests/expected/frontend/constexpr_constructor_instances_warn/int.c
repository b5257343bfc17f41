# 1 "constexpr_constructor_instances_warn.cu"
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
typedef unsigned long U; 
# 4
struct D { bool n; U v; 
# 5
template< class T, int  = 0> constexpr D(T val) noexcept : n(0 > val), v((0 > val) ? (U)(-val) : ((U)val)) { } 
# 6
template< class T> constexpr bool f(T x) const { return x < 0; } 
# 7
template< class T> bool g(T x) const { return x < 0; } 
# 8
template< class T> constexpr T h(T x) const { T y = (x < 0) ? 1 : 2; if (x < 0) { y = 3; }  while (0 > x) { ; }  return y; } 
# 9
}; 
# 10
template< class T> constexpr bool V = (((T)3) >= 0); 
# 11
template< class T> struct E { static constexpr inline bool v = (((T)3) >= 0); T a; constexpr E(T x) : a((x < 0) ? -x : x) { } constexpr bool p() const { return (a) < 0; } }; 
# 12
D d1((U)3); 
# 13
constexpr D d2((U)3); 
# 14
constexpr bool b1 = d2.f((U)3); 
# 15
bool b2 = d1.f(3U); 
# 16
bool b3 = d1.g(3U); 
# 17
constexpr unsigned b5 = d2.h(3U); 
# 18
bool b6 = V< unsigned> ; 
# 19
bool b7 = E< unsigned> ::v; 
# 20
E< unsigned>  e1(3); 
# 21
constexpr E< unsigned long>  e2(3); 
# 22
constexpr bool b8 = e2.p(); 
# 23
template< int N> struct II { }; 
# 24
II< 0>  ii; 

# 1 "constexpr_constructor_instances_warn.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__abb02855_39_constexpr_constructor_instances_warn_cu_d1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constexpr_constructor_instances_warn.cudafe1.stub.c"
#include "constexpr_constructor_instances_warn.cudafe1.stub.c"
# 1 "constexpr_constructor_instances_warn.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
