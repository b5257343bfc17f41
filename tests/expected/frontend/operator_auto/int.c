# 1 "operator_auto.cu"
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
# 2
struct M { int v; }; 
# 3
template< class T> struct S { T t; operator auto() const; }; 
# 4
template< class T> auto ev(const S< T>  &s) { return s.t; } 
# 5
template< class T> S< T> ::operator auto() const { return ev(*this); } 
# 6
template< class T> struct S2 { T t; operator auto() const { return t; } }; 
# 7
struct S3 { int t; inline operator auto() const; }; 
# 8
inline S3::operator auto() const { return t; } 
# 9
void f() { S< M>  s; M m = s; S2< M>  s2; M m2 = s2; M m3; S3 s3; int q = s3; M m4(s); const M &r = s; M arr[] = {s, s2}; } 
# 10
void g(M); void h() { g(S< M> ()); } 
# 11
M k() { return S< M> (); } 

# 1 "operator_auto.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ba632a59_16_operator_auto_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "operator_auto.cudafe1.stub.c"
#include "operator_auto.cudafe1.stub.c"
# 1 "operator_auto.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
