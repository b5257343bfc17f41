# 1 "casts_by_explicit_constructors.cu"
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
struct S { int k; constexpr S(float) : k(1) { } constexpr explicit S(double) : k(2) { } }; 
# 5
static_assert(((((S)((3.14))).k) == 2), "a");static_assert(((static_cast< S>((3.14)).k) == 2), "b");static_assert(((((S)((3.14))).k) == 2), "c");constexpr S s((3.14)); static_assert(((s.k) == 2), "d");constexpr S s2 = ((S)((3.14))); static_assert(((s2.k) == 2), "e");
# 6
struct T { int k; constexpr T(float) : k(1) { } template< class U = int> constexpr explicit T(double) : k(2) { } }; 
# 7
static_assert(((((T)((3.14))).k) == 2), "f");
# 8
template< class V> struct W { int k; constexpr W(V) : k(1) { } template< class U = V> constexpr explicit W(double) : k(2) { } }; 
# 9
static_assert(((((W< float> )((3.14))).k) == 2), "g");
# 10
using WF = W< float> ; 
# 11
static_assert(((((WF)((3.14))).k) == 2), "h");
# 12
template< class V> struct X { int k; constexpr X(V) : k(1) { } template< class U = V> requires(sizeof(U) == (4)) constexpr explicit X(double) : k(2) { } }; 
# 13
using XF = X< float> ; 
# 14
static_assert(((((XF)((3.14))).k) == 2), "i");
# 15
template< class V> struct Y { int k; constexpr Y(V) : k(1) { } constexpr Y(V, V) : k(2) { } template< class U = V> requires(sizeof(U) == (4)) constexpr explicit Y(double d) : Y((sp)(d)) { } static constexpr Y sp(double d) { return Y{(V)d, (V)d}; } }; 
# 16
using YF = Y< float> ; 
# 17
static_assert(((((YF)((3.14))).k) == 2), "j");
# 18
template< class V> struct Z { int k; constexpr Z(V) : k(1) { } constexpr Z(V, V) : k(2) { } template< class U = V> requires(sizeof(U) == (4)) constexpr explicit Z(double d) : Z((sp)(d)) { } 
# 19
template< class U = V> requires(sizeof(U) == (8)) constexpr explicit Z(__float128 d) : k(3) { } 
# 20
constexpr explicit Z(int d) : k(4) { } 
# 21
static constexpr Z sp(double d) { return Z{(V)d, (V)d}; } }; 
# 22
using ZF = Z< float> ; 
# 23
static_assert(((((ZF)((3.14))).k) == 2), "k");

# 1 "casts_by_explicit_constructors.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f2801ad1_33_casts_by_explicit_constructors_cu_8e9a95a4_18839
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "casts_by_explicit_constructors.cudafe1.stub.c"
#include "casts_by_explicit_constructors.cudafe1.stub.c"
# 1 "casts_by_explicit_constructors.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
