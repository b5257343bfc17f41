# 1 "static_calls_left_to_instantiation.cu"
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
struct S { const char *c_str() const; }; 
# 5
template< class T> struct X { static void th(const char * f, int l); static void th(const char * f, int l, const char * m); void nn(int); void nn(int, int); static void one(int); 
# 6
void t(const char * f, int l, ...); static void u(const char * f, const int l); void w(); }; 
# 7
template< class T> void X< T> ::u(const char *f, const int l) { S s; (th)(f, l, s.c_str()); (th)(f, l, "x"); (th)(f, l); (th)("a", 1); (th)("a", 2); (one)(1); (one)(2); (one)(3); } 
# 8
template< class T> void X< T> ::w() { S s; (th)("a", 1); nn(1); nn(2, 3); this->nn(1); (this,(th)("a", 1)); (one)(1); this->one(2); } 
# 9
struct Y { static void th(int); static void th(); void g() { th(); th(1); this->th(); Y().th(); } void h(); }; 
# 10
void Y::h() { th(); th(1); this->th(); } 
# 11
template< class T> struct Z { static void th(int); static void th(const char *); void g(T t) { (th)(0); (th)("a"); (this,(th)(0)); (Z(),(th)(0)); th(t); (th)(0); Z< int> ::th(0); (th)(0); } static void k() { (th)(0); (th)("a"); } }; 
# 12
void m() { X< int> ::u("", 1); X< int> ::th("", 1); X< int> ().th("", 1); Y::th(); Y().th(1); } 

# 1 "static_calls_left_to_instantiation.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cd491721_37_static_calls_left_to_instantiation_cu_5b2e6884
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_calls_left_to_instantiation.cudafe1.stub.c"
#include "static_calls_left_to_instantiation.cudafe1.stub.c"
# 1 "static_calls_left_to_instantiation.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
