# 1 "lines_of_variable_templates.cu"
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
template< class T> struct I { T t; }; struct S { template< class T> static T m0; template< class T> static T 
# 4
m1; template< class T> static constexpr inline I< T>  
# 5
m2{}; template< class T> static int m3; }; 
# 6
template< class T> constexpr inline I< T>  
# 7
a0; 
# 8
template< class T> constexpr T 
# 9
a1 = ((T)2); 
# 10
template< class T> constexpr int 
# 11
a2 = 2; 
# 12
template< class T> T 
# 13
a3 = (1); 
# 14
template< class T> T a4 = (2); template< class T> const T *
# 15
a5 = (0); 
# 16
template< class T> T 
# 3
S::m0 = (3); 
# 18
template< class T> T 
# 4
S::m1 = (4); 
# 18
template< class T> int 
# 5
S::m3 = 5; 
# 19
template< class T> I< T>  a6; template< class T> I< T>  
# 20
a7; template< class T> I< int>  
# 21
a8; template< class T> I< T>  
# 22
a9{}; template< class T> 
# 23
struct X { static T q; static I< T>  r; static int s; }; template< class T> T 
# 24
X< T> ::q = (1); 
# 25
template< class T> I< T>  
# 26
X< T> ::r; 
# 27
template< class T> int 
# 28
X< T> ::s = 2; 
# 29
template< class T> auto 
# 30
b0 = ((T)1); 
# 31
template< class T> typename I< T> ::t 
# 32
b1; 
# 33
template< class T> __decltype((T())) 
# 34
b2; 
# 35
template< class T> extern I< T>  c0; 
# 37
template< class T> extern int c1; 

# 1 "lines_of_variable_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0a746d6b_30_lines_of_variable_templates_cu_1cf0f145_13941
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lines_of_variable_templates.cudafe1.stub.c"
#include "lines_of_variable_templates.cudafe1.stub.c"
# 1 "lines_of_variable_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
