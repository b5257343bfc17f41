# 1 "attributes_of_constants_of_classes.cu"
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
struct B3 { 
# 4
static const int c1 = 0; static const int c5 = 0; static const int c7 = 0; 
# 5
__attribute((used)) static constexpr inline int c9 = 0; __attribute((used)) static inline const int c11 = 0; __attribute((used)) static const int c12; 
# 6
static const int c13 __attribute((used)) = 1; static const int c15 = 0, c16 = 1, c17; static const int c20{4}; 
# 7
}; 
# 8
template< class T> class B2 { static const T c = (0); __attribute((__used__)) static T d; }; 
# 9
__attribute((used)) static const int g1 = 0; 
# 10
void f() { __attribute((used)) static const int l1 = 0; } 

# 1 "attributes_of_constants_of_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5f3a3ab0_37_attributes_of_constants_of_classes_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "attributes_of_constants_of_classes.cudafe1.stub.c"
#include "attributes_of_constants_of_classes.cudafe1.stub.c"
# 1 "attributes_of_constants_of_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
