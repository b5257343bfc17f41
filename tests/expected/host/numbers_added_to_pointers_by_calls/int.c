# 1 "numbers_added_to_pointers_by_calls.cu"
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
unsigned char ord(int); template< class T> unsigned char ft(T); struct S { unsigned char m(); static unsigned char sm(); template< class T> unsigned char tm(T); short operator()(int); }; unsigned char (*fp)(int); int oi(int); enum E { e}; E oe(); 
# 4
void f(char *p, S s, int i) { char *q = p + ord(1); q = (p - ord(1)); q = (p + ft(1)); q = (p + s.m()); q = (p + S::sm()); q = (p + s.tm(1)); q = (p + s(1)); q = (p + fp(1)); q = (p + oi(1)); q = (p + oe()); q = (ord(1) + p); q += ord(1); q -= ft(1); q = (&(p[ord(1)])); i = (i + (ord(1))); i += (ft(1)); } 
# 5
template< class X> void g(char *p, S s) { char *q = p + ord(1); q = (p + ft(1)); q += s.m(); } 

# 1 "numbers_added_to_pointers_by_calls.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__50a75066_37_numbers_added_to_pointers_by_calls_cu_ce6cf84c
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "numbers_added_to_pointers_by_calls.cudafe1.stub.c"
#include "numbers_added_to_pointers_by_calls.cudafe1.stub.c"
# 1 "numbers_added_to_pointers_by_calls.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
