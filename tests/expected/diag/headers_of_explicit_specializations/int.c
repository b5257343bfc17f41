# 1 "headers_of_explicit_specializations.cu"
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
template< class T> struct A { }; template< class T> void h(); template< class T> struct B { template< class U> struct C { }; void f(); template< class U> void g(); }; 
# 4
template<> struct A< int>  { }; 
# 5
template<> struct A< char>  { }; 
# 6
template<> struct A< long>  { }; 
# 7
template<> void h< int> () { } 
# 8
template<> void h< char> () { } 
# 9
template<> void B< int> ::f() { } 
# 10
template<> void B< char> ::f() { } 
# 11
template<> template<> void B< int> ::g< int> () { } 
# 12
template<> template<> void B< long> ::g< int> () { } 
# 13
template<> template<> struct B< int> ::C< int>  { }; 
# 14
template<> template<> struct B< char> ::C< int>  { }; 
# 15
struct S { template< class T> struct I; template< class T> void m(); }; template<> struct S::I< char>  { }; template<> struct S::I< int>  { }; template<> void S::m< int> () { } 

# 1 "headers_of_explicit_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__09af83f0_38_headers_of_explicit_specializations_cu_fb108363_30397
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "headers_of_explicit_specializations.cudafe1.stub.c"
#include "headers_of_explicit_specializations.cudafe1.stub.c"
# 1 "headers_of_explicit_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
