# 1 "line_class_template_attributes.cu"
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
template< class T> struct A; 
# 5
struct __attribute((__visibility__("default"))) B; 
# 6
template< class T> struct C; 
# 7
template< class T> struct D; 
# 8
struct E; 
# 10
template< class T> struct
# 4
 __attribute((__visibility__("default"))) A { 
# 10
int a; }; 
# 11
struct __attribute((__visibility__("default"))) B { int b; }; 
# 12
template< class T> struct
# 6
 __attribute((__visibility__("default"))) C { 
# 12
int c; }; 
# 13
template< class T> struct __attribute((__visibility__("default"))) D { int c; }; 
# 14
struct __attribute((__visibility__("default"))) E { int c; }; 
# 15
template< class T> struct __attribute((__visibility__("default"))) H { struct __attribute((__visibility__("default"))) I; struct __attribute((__visibility__("default"))) I { int i; }; template< class U> struct J; }; 
# 16
template< class T> template< class U> struct
# 15
 __attribute((__visibility__("default"))) H< T> ::J { 
# 16
int j; }; 
# 17
template< class T> struct A< T *> ; 
# 18
template< class T> struct
# 17
 __attribute((__visibility__("default"))) A< T *>  { 
# 18
int k; }; 
# 19
template<> struct __attribute((__visibility__("default"))) A< int> ; 
# 20
template<> struct __attribute((__visibility__("default"))) A< int>  { int k; }; 
# 21
namespace N { template< class T> class K; template< class T> class __attribute((__visibility__("default"))) K { public: int z; }; }
# 22
template< class T> struct L; template< class T> struct L; 
# 23
template< class T> struct
# 22
 __attribute((__visibility__("default"))) L { 
# 23
}; 
# 24
template< class T> struct O; 
# 25
template< class T> struct
# 24
 [[deprecated]] O { 
# 25
}; 

# 1 "line_class_template_attributes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5a4ca0a9_33_line_class_template_attributes_cu_136f0cec_22588
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "line_class_template_attributes.cudafe1.stub.c"
#include "line_class_template_attributes.cudafe1.stub.c"
# 1 "line_class_template_attributes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
