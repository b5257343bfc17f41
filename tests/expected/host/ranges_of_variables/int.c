# 1 "ranges_of_variables.cu"
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
struct V1 { int n; V1(); int *begin() const; int *end() const; }; 
# 4
struct V2 { int n; constexpr V2() : n(0) { } int *begin() const; int *end() const; }; 
# 5
struct V3 { int n; constexpr V3() : n(0) { } constexpr const int *begin() const { return &(n); } constexpr const int *end() const { return (&(n)) + 1; } }; 
# 6
struct V4 { int n; int *begin() const; int *end() const; }; 
# 7
struct V5 { int n; int *begin(); int *end(); const int *begin() const; const int *end() const; }; 
# 8
struct It { int *p; bool operator!=(It) const; It &operator++(); int operator*() const; }; 
# 9
struct V6 { int n; It begin(); It end(); }; 
# 10
struct V7 { int n; It begin() const; It end() const; }; 
# 11
struct V8 { int n; ~V8(); int *begin() const; int *end() const; }; 
# 12
struct V9 { int n; constexpr int *begin() { return &(n); } constexpr int *end() { return (&(n)) + 1; } }; 
# 13
struct V10 { int n; constexpr int *begin() { return &(n); } int *end() { return (&(n)) + 1; } }; 
# 14
V1 v1; V2 v2; V3 v3; V4 v4; V5 v5; V6 v6; V7 v7; V8 v8; V9 v9; V10 v10; V9 &r9 = (v9); int arr[2]; extern V9 x9; const V9 c9{}; V3 a3[2]; struct H { V9 m; static V9 s; } h; thread_local V9 t9; 
# 15
void f(V9 p9, V9 &q9) { V9 l9; static V9 s9; for (int x : v1) { ; }  for (int x : v2) { ; }  for (int x : (v3)) { ; }  for (int x : v4) { ; }  for (int x : v5) { ; }  for (int x : v6) { ; }  for (int x : v7) { ; }  for (int x : v8) { ; }  for (int x : (v9)) { ; }  for (int x : (v10)) { ; }  for (int x : (r9)) { ; }  for (int x : arr) { ; }  for (int x : (x9)) { ; }  for (int x : l9) { ; }  for (int x : s9) { ; }  for (int x : p9) { ; }  for (int x : q9) { ; }  for (int x : (h.m)) { ; }  for (int x : (h.s)) { ; }  for (int x : (H::s)) { ; }  for (auto &x : a3) { for (int y : x) { ; }  }  for (int x : (a3[1])) { ; }  for (int x : t9) { ; }  } 

# 1 "ranges_of_variables.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d142072e_22_ranges_of_variables_cu_v1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "ranges_of_variables.cudafe1.stub.c"
#include "ranges_of_variables.cudafe1.stub.c"
# 1 "ranges_of_variables.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
