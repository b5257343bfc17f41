# 1 "abbreviated_with_header.cu"
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
template< class T> T first(T t, auto u) { return t; } 
# 5
template< class T> struct S { template< class U> void member(U u, auto v); void other(auto w); }; 
# 6
template< class T> template< class U> void S< T> ::member(U u, auto v) { } 
# 7
template< class T> void S< T> ::other(auto w) { } 
# 8
void alone(auto a, auto ...b) { } 
# 9
int n = first(1, 'c'); 
# 10
void f() { S< int>  s; s.member(1, 2L); s.other('d'); alone(1, 2, 3); first< long> (1, 2); } 

# 1 "abbreviated_with_header.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__746af179_26_abbreviated_with_header_cu_n
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "abbreviated_with_header.cudafe1.stub.c"
#include "abbreviated_with_header.cudafe1.stub.c"
# 1 "abbreviated_with_header.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
