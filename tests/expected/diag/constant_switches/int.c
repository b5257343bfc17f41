# 1 "constant_switches.cu"
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
enum E { a, b}; constexpr int g() { return 1; } 
# 5
int f(int n) { 
# 6
switch (1) { case 1:  return 1; }  const int c = 2; switch (c) { case 1:  return 1; }  switch (a) { case b:  return 1; case a:  break; }  
# 7
switch (sizeof n) { case 1:  return 1; }  switch (1) { }  switch (+1) { }  switch (g()) { case 1:  return 1; }  switch ('a') { }  
# 8
switch (n) { case 1:  return 1; }  switch (n * 0) { case 1:  return 1; }  switch (int i = 1) { case 1:  return i; }  return 0; 
# 9
} 
# 10
template< int N> int t() { switch (N) { case 1:  return 1; }  return 0; } 
# 11
template< class T> int u() { switch (sizeof(T)) { case 1:  return 1; }  return 0; } 
# 12
template int t< 1> ();template int u< int> ();

# 1 "constant_switches.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6c3865ca_20_constant_switches_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constant_switches.cudafe1.stub.c"
#include "constant_switches.cudafe1.stub.c"
# 1 "constant_switches.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
