# 1 "member_pointer_of_dependent_class.cu"
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
template< class T> struct id { typedef T type; }; 
# 4
struct C { template< class T> C(T * o, bool (id< T> ::type::* m)(void)); template< class T> C(T * o, bool (id< T> ::type::* m)(void) const); }; 
# 5
template< class T> void f(int (T::* p)(int), int (id< T> ::type::* q)); 
# 6
template< class T> void f2(int (id< T> ::type::*p)(int), int (id< T> ::type::*q)) { int (id< T> ::type::*z); int (id< T> ::type::*zz)(int); typedef int (id< T> ::type::*zzz)(int); } 

# 1 "member_pointer_of_dependent_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e9de7b9b_36_member_pointer_of_dependent_class_cu_6488130e_2069
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_pointer_of_dependent_class.cudafe1.stub.c"
#include "member_pointer_of_dependent_class.cudafe1.stub.c"
# 1 "member_pointer_of_dependent_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
