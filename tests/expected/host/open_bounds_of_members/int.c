# 1 "open_bounds_of_members.cu"
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
template< int > void g(); 
# 4
template< class T> struct S { static int i[]; static T j[3]; static const int k[]; void f(); }; 
# 5
template< class T> int S< T> ::i[] = {1}; 
# 6
template< class T> const int S< T> ::k[] = {1, 2}; 
# 7
template< class T> void S< T> ::f() { g< sizeof(i) / sizeof(int)> (); g< sizeof(j)> (); g< sizeof(k)> (); int x = (sizeof(i)); for (int y : i) { ; }  for (int y : k) { ; }  x = (sizeof(S< T> ::i)); x = (sizeof(S< T> ::k) / sizeof((k[0]))); } 
# 8
template<> int S< int> ::i[] = {1, 2}; 
# 9
int main() { S< int>  s; s.f(); S< char> ().f(); return sizeof S< char> ::i; } 

# 1 "open_bounds_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6c4f28bf_25_open_bounds_of_members_cu_main
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "open_bounds_of_members.cudafe1.stub.c"
#include "open_bounds_of_members.cudafe1.stub.c"
# 1 "open_bounds_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
