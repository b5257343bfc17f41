# 1 "specialized_member_templates.cu"
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
template< class T> struct X0 { 
# 5
template< class U> struct I { static const unsigned value = (0); }; 
# 6
template< class U> struct I< U *>  { static const unsigned value = (1); }; 
# 7
}; 
# 8
template< class T> template< class U> struct X0< T> ::I< const U *>  { static const unsigned value = (2); }; 
# 9
template< > template< class Z> struct X0< float> ::I< Z *>  { static const unsigned value = (3); }; 
# 10
static_assert((X0< float> ::I< int> ::value == (0)), "");
# 11
static_assert((X0< float> ::I< int *> ::value == (3)), "");
# 12
static_assert((X0< float> ::I< const int *> ::value == (2)), "");
# 13
static_assert((X0< int> ::I< int *> ::value == (1)), "");
# 14
template< class T> struct W0 { 
# 15
template< class U> struct I { static const unsigned value = (0); }; 
# 16
template< class U> struct I< U *>  { static const unsigned value = (1); }; 
# 17
}; 
# 18
template< > template< class Z> struct W0< float> ::I< Z *>  { static const unsigned value = (3); }; 
# 19
template< > template< class Z> struct W0< long> ::I< Z &>  { static const unsigned value = (4); }; 
# 20
static_assert((W0< float> ::I< int *> ::value == (3)), "");
# 21
static_assert((W0< long> ::I< int *> ::value == (1)), "");
# 22
static_assert((W0< long> ::I< int &> ::value == (4)), "");
# 23
static_assert((W0< float> ::I< int &> ::value == (0)), "");
# 24
template< > template< class Z> struct W0< char> ::I { static const unsigned value = (9); }; 
# 25
static_assert((W0< char> ::I< int *> ::value == (9)), "");
# 26
static_assert((W0< char> ::I< int> ::value == (9)), "");
# 27
template< class T> struct Y0 { 
# 28
template< class U> struct I { static const unsigned value = (0); }; 
# 29
template< class U> struct I< U *>  { static const unsigned value = (1); }; 
# 30
}; 
# 31
template< > template< class Z> struct Y0< char> ::I { static const unsigned value = (9); }; 
# 32
template< > template< class Z> struct Y0< char> ::I< Z &>  { static const unsigned value = (10); }; 
# 33
static_assert((Y0< char> ::I< int> ::value == (9)), "");
# 34
static_assert((Y0< int> ::I< int> ::value == (0)), "");
# 35
static_assert((Y0< int> ::I< int *> ::value == (1)), "");
# 36
static_assert((Y0< char> ::I< int *> ::value == (9)), "");
# 37
static_assert((Y0< char> ::I< int &> ::value == (10)), "");
# 38
template< class T> struct Z0 { 
# 39
template< class U> struct I { static const unsigned value = (0); }; 
# 40
template< class U> struct I< U *>  { static const unsigned value = (1); }; 
# 41
}; 
# 42
template< > template< class Z> struct Z0< char> ::I { Z z; static const unsigned value = (sizeof(Z)); }; 
# 43
static_assert((Z0< char> ::I< int> ::value == (4)), "");
# 44
static_assert((Z0< char> ::I< int *> ::value == (8)), "");
# 45
static_assert((sizeof(Z0< char> ::I< double> ) == (8)), "");
# 46
template< > template< class Z> struct Z0< char> ::I< Z &>  { static const unsigned value = (sizeof(Z) + (100)); }; 
# 47
static_assert((Z0< char> ::I< int &> ::value == (104)), "");

# 1 "specialized_member_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__58897bc2_31_specialized_member_templates_cu_099142ce_25762
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "specialized_member_templates.cudafe1.stub.c"
#include "specialized_member_templates.cudafe1.stub.c"
# 1 "specialized_member_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
