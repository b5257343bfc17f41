# 1 "constructors_with_class_arguments.cu"
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
template< class T, class D> struct feb { 
# 4
T s; 
# 5
feb(float x) { (s) = x; } 
# 6
explicit feb(int x); 
# 7
template< class U> feb(U * x); 
# 8
feb(const feb &) = default;
# 9
~feb(); 
# 10
feb &operator=(const feb &); 
# 11
}; 
# 12
template< class T, class D> feb< T, D> ::feb(int x) { (s) = x; } 
# 13
template< class T> struct feb< T, int>  { feb() { } feb(int); }; 
# 14
template<> struct feb< char, char>  { feb() { } feb(int); }; 
# 15
feb< int, char>  f(3); 
# 16
class Plain { public: template< class T> Plain(T, bool = false); }; 
# 17
template<> Plain::Plain< char> (char, bool) { } 

# 1 "constructors_with_class_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ef5fff4f_36_constructors_with_class_arguments_cu_f
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constructors_with_class_arguments.cudafe1.stub.c"
#include "constructors_with_class_arguments.cudafe1.stub.c"
# 1 "constructors_with_class_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
