# 1 "values_of_alias_templates.cu"
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
template< int v> struct C { constexpr operator int() const noexcept { return v; } }; 
# 5
template< int v> using Int = C< v> ; 
# 6
template< class T, int v> using IT = C< v> ; 
# 7
constexpr int K = 3; constexpr int f(int a) { return a; } enum { E = 4}; struct S { static constexpr inline int v = 5; }; 
# 8
using A1 = Int< 2> ; using A2 = Int< K> ; using A3 = Int< 4> ; using A4 = Int< 2> ; using A5 = Int< 4> ; using A6 = Int< 4> ; using A7 = Int< S::v> ; using A8 = Int< -1> ; using A9 = Int< 16> ; using B1 = Int< 4> ; using B2 = Int< 97> ; using B3 = IT< int, 6> ; using B4 = Int< K> ; using B5 = Int< 4> ; 
# 9
template< class T> struct X { 
# 10
using A1 = Int< 2> ; using A2 = Int< K> ; using A3 = Int< 4> ; using A4 = Int< 2> ; using A5 = Int< 4> ; using A6 = Int< 4> ; using A7 = Int< S::v> ; using A8 = Int< -1> ; using A9 = Int< 16> ; using B1 = Int< 4> ; using B2 = Int< 97> ; using B3 = IT< int, 6> ; using B4 = Int< K> ; using B5 = Int< 4> ; using B6 = Int< sizeof(T) * (2)> ; using B7 = IT< T, 6> ; using B8 = IT< T, 24> ; 
# 11
using C1 = C< 2> ; using C2 = C< 16> ; using C3 = C< 4> ; using C4 = C< sizeof(T) * (2 * 3)> ; 
# 12
static constexpr inline int c1 = ((B6{} == 1) ? 1 : 2), c2 = ((B6{} == 1) ? 1 : (4 / B6{})), c3 = (true ? 1 : (4 / B6{})), c4 = (4 / B6{}), c5 = (B6{} == 1), c6 = ((B6{} == 1) ? 1 : (T{})), c7 = ((sizeof(T) == (1)) ? 1 : (4 / B6{})); 
# 13
void f() { Int< 2>  a; Int< 16>  b; C< 16>  c; Int< sizeof(T) * (2)>  d; IT< T, 6>  e; } 
# 14
}; 
# 15
void f() { Int< 2>  a; Int< 16>  b; C< 16>  c; } 

# 1 "values_of_alias_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__16e4455f_28_values_of_alias_templates_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_of_alias_templates.cudafe1.stub.c"
#include "values_of_alias_templates.cudafe1.stub.c"
# 1 "values_of_alias_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
