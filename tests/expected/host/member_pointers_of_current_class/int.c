# 1 "member_pointers_of_current_class.cu"
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
template< class T> struct C1 { int (C1< T> ::*a); int (C1< T> ::*b); int (C1< T> ::*f)(int); typedef int (C1< T> ::*g)(void); struct In { int (In::*c); int (C1< T> ::*d); int (In::*e); T (In::*h)(T) const; }; void m(int (C1< T> ::*p), int (In::*q)) { int (C1< T> ::*r); int (C1< T> ::*s)(int) = (&C1< T> ::m2); auto t = (static_cast< int (C1< T> ::*)(int)>(&C1< T> ::m2)); } int m2(int); void m3(int (C1< T> ::* p), int (In::* q)); template< int (C1< T> ::*P)> struct Q { }; int (T::*i); int (C1< T *> ::*j); }; 
# 4
template< class T> void C1< T> ::m3(int (C1< T> ::*p), int (In::*q)) { int (C1< T> ::*r); int (C1< T> ::*s)(int) = (&C1< T> ::m2); int (In::*u); } 
# 5
template< class T> struct C1< T *>  { int (::C1< T *> ::*a); int (::C1< T *> ::*b); }; 
# 6
template<> struct C1< int>  { int (::C1< int> ::*a); int (::C1< int> ::*b); struct In { int (::C1< int> ::*a); }; }; struct P { int (P::*p); }; 

# 1 "member_pointers_of_current_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a31b9360_35_member_pointers_of_current_class_cu_cfb6c8ec_7553
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_pointers_of_current_class.cudafe1.stub.c"
#include "member_pointers_of_current_class.cudafe1.stub.c"
# 1 "member_pointers_of_current_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
