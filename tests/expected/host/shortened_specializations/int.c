# 1 "shortened_specializations.cu"
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
template< class T> struct ii { static const bool v = false; }; template< class T, bool B = ii< T> ::v> struct im { typedef T t; }; template<> struct im< int>  { typedef int t; }; template<> struct im< long>  { typedef long t; }; template<> struct im< char, true>  { typedef char t; }; template<> struct im< short, false>  { typedef short t; }; template<> struct im< float, false>  { typedef float t; }; 
# 4
template< class T> struct mu : public im< T>  { }; template< class T> using imt = typename im< T> ::t; template< class T> struct m2 { typedef typename im< T, false> ::t t; }; template< class T> struct m3 : public im< T>  { }; 
# 5
mu< int>  a; imt< long>  b; m2< short> ::t c; typedef m3< float>  f; 

# 1 "shortened_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bdf67d14_28_shortened_specializations_cu_aa95940c_3962
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "shortened_specializations.cudafe1.stub.c"
#include "shortened_specializations.cudafe1.stub.c"
# 1 "shortened_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
