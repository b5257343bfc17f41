# 1 "conversion_templates_in_cxx20.cu"
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
template< class T> struct res { }; 
# 5
struct D { template< class T, class V> operator T *(); template< class V> operator int() const; template< class T> operator res< T> (); template< class V> operator short *() const; template< class V> operator short *(); template< class V = int> operator char *(); template< class T, class V> D(T); struct I { }; template< class W> operator I(); }; 
# 6
template< class T, class V> D::operator T *() { return 0; } 
# 7
template< class V> D::operator int() const { return 1; } 
# 8
template< class T> D::operator res< T> () { return res< T> (); } 
# 9
template< class V> D::operator short *() { return 0; } 
# 10
template< class V> D::operator char *() { return 0; } 
# 11
template< class T, class V> D::D(T) { } 
# 12
template< class W> D::operator I() { return I(); } 
# 13
template< class Y> struct G { template< class T> struct J { template< class V> J(T); J(T, int); }; template< class V> G(int); }; 
# 14
template< class X> template< class T> template< class V> G< X> ::J< T> ::J(T) { } 
# 15
template< class X> template< class T> G< X> ::J< T> ::J(T, int) { } 
# 16
template< class X> template< class V> G< X> ::G(int) { } 
# 17
template< class ...A, class B> void f(); 
# 18
template< class ...A, class B> void f() { } 

# 1 "conversion_templates_in_cxx20.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bc9420e9_32_conversion_templates_in_cxx20_cu_feea989f_19141
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "conversion_templates_in_cxx20.cudafe1.stub.c"
#include "conversion_templates_in_cxx20.cudafe1.stub.c"
# 1 "conversion_templates_in_cxx20.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
