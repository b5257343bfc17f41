# 1 "conversions_that_make_no_constants.cu"
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
struct cfg { static int loc; }; 
# 5
struct V1 { int v; constexpr V1(int x) : v(x) { } }; struct V2 { int v; constexpr V2(int x) : v(x) { cfg::loc = x; } }; struct V3 { int v; constexpr V3(int x) : v(x) { (v) = (x + 1); } }; struct V4 { int v; constexpr V4(int x, const int &d = cfg::loc) : v(x) { } }; struct V5 { int v; constexpr V5(int x, int d = cfg::loc) : v(x) { } }; struct V6 { int v; constexpr V6(int x) : v(x + cfg::loc) { } }; struct V7 { int v; V7(int x) : v(x) { } }; template< class T> struct V8 { T v; constexpr V8(T x) : v(x) { cfg::loc = x; } }; template< class T> struct V9 { T v; constexpr V9(T x) : v(x) { } }; 
# 6
struct O { }; bool operator==(O, const V1 &); bool operator==(O, const V2 &); 
# 8
struct O3 { }; bool operator==(O3, const V3 &); bool operator+(O3, V3); struct O4 { }; bool operator==(O4, const V4 &); bool operator+(O4, V4); struct O5 { }; bool operator==(O5, const V5 &); bool operator+(O5, V5); struct O6 { }; bool operator==(O6, const V6 &); bool operator+(O6, V6); struct O7 { }; bool operator==(O7, const V7 &); bool operator+(O7, V7); struct O8 { }; bool operator==(O8, const V8< int>  &); struct O9 { }; bool operator==(O9, const V9< int>  &); 
# 9
struct P1 { }; bool operator==(P1, const V1 &); struct P2 { }; bool operator==(P2, const V2 &); 
# 10
void f() { (P1() == 1); (P2() == (1)); (O3() == 1); (O3() + 1); (O4() == 1); (O5() == (1)); (O6() == (1)); (O7() == (1)); (O8() == (1)); (O9() == 1); (O5() + (1)); (O6() + (1)); } 

# 1 "conversions_that_make_no_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__acd843df_37_conversions_that_make_no_constants_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "conversions_that_make_no_constants.cudafe1.stub.c"
#include "conversions_that_make_no_constants.cudafe1.stub.c"
# 1 "conversions_that_make_no_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
