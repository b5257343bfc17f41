# 1 "guides_of_member_templates.cu"
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
template< class T, class U> struct Same; template< class T> struct Same< T, T>  { }; 
# 5
template< class T> struct A { 
# 6
template< class U> struct B { B(...); }; 
# 7
template< class U> B(U)->B< U> ; 
# 8
template< class U, class V> B(U, V, T)->B< V (T::*)> ; 
# 9
B(char, char)->B< T> ; 
# 10
}; 
# 11
struct X { }; 
# 12
A< X> ::B b = 123; A< X> ::B b2(1, 'c', X()); A< X> ::B b3('a', 'b'); 
# 13
Same< __decltype(b), A< X> ::B< int> >  s1; Same< __decltype(b2), A< X> ::B< char (X::*)> >  s2; Same< __decltype(b3), A< X> ::B< X> >  s3; 
# 14
template< class T> auto g(T t) { return (typename A< T> ::B)t; } 
# 15
Same< __decltype(b3), A< X> ::B< X> >  s4; 

# 1 "guides_of_member_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d87f80db_29_guides_of_member_templates_cu_b
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "guides_of_member_templates.cudafe1.stub.c"
#include "guides_of_member_templates.cudafe1.stub.c"
# 1 "guides_of_member_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
