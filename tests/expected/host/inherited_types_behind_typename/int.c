# 1 "inherited_types_behind_typename.cu"
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
template< class T> struct Im { using type = T; struct in { }; }; template< class T> struct Ut : public Im< T>  { }; struct P : public Im< int>  { }; 
# 4
using a1 = Im< int> ::type; using a2 = Ut< char> ::type; Im< long> ::type a3; void f() { using b1 = Im< int> ::type; using b2 = Ut< char> ::type; Im< short> ::type b3; Ut< float> ::type b4; using b5 = P::type; typedef P::type b6; typedef Im< int> ::type b7; P::type b8; using b9 = Im< int> ::in; Im< int> ::in b10; static_cast< Im< int> ::type>(1); (Im< int> ::type)2; for (Im< int> ::type i = 0; i < 2; i++) { ; }  } 
# 5
struct S { using c1 = Im< int> ::type; using c2 = Ut< char> ::type; Im< short> ::type c3; Im< int> ::in c4; Im< int> ::type c5(Im< int> ::type); }; template< class T> struct Q { using d1 = Im< int> ::type; Ut< char> ::type d2; typename Ut< T> ::type d3; Im< int> ::type d4; }; Q< int>  q; auto l = [](Im< int> ::type)->Im< int> ::in { return {}; } ; typedef decltype(l) __T0;
# 6
constexpr int g(int x) { using u = Im< int> ::type; return static_cast< u>(x); } 

# 1 "inherited_types_behind_typename.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a5041e2f_34_inherited_types_behind_typename_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_types_behind_typename.cudafe1.stub.c"
#include "inherited_types_behind_typename.cudafe1.stub.c"
# 1 "inherited_types_behind_typename.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
