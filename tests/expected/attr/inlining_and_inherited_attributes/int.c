# 1 "inlining_and_inherited_attributes.cu"
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
__attribute((always_inline)) int plain() { return 1; } 
# 4
__attribute((always_inline)) constexpr int constant() { return 1; } 
# 5
__attribute((always_inline)) int declared_only(); 
# 6
inline int inlined(); 
# 7
__attribute((always_inline)) inline int inlined() { return 1; } 
# 8
struct Within { __attribute((always_inline)) int member() { return 0; } int outside(); }; 
# 9
__attribute((always_inline)) int Within::outside() { return 1; } 
# 10
template< class T> struct Pattern { 
# 11
__attribute((noinline)) int inside() { return 1; } 
# 12
int outside(); 
# 13
__attribute((noinline)) int declared(); 
# 14
}; 
# 15
template< class T> __attribute((noinline)) int Pattern< T> ::outside() { return 1; } 
# 16
template< class T> int Pattern< T> ::declared() { return 1; } 
# 17
template<> 
# 11
__attribute((noinline)) int 
# 17
Pattern< int> ::inside() { return 2; } 
# 18
template<> int Pattern< int> ::outside() { return 2; } 
# 19
template<> int Pattern< int> ::declared() { return 2; } 
# 20
template<> 
# 11
__attribute((noinline)) 
# 20
__attribute((cold)) int Pattern< char> ::inside() { return 3; } 
# 21
template<> __attribute((cold)) int Pattern< char> ::outside() { return 3; } 

# 1 "inlining_and_inherited_attributes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3528c0bc_36_inlining_and_inherited_attributes_cu_a43b9a96
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inlining_and_inherited_attributes.cudafe1.stub.c"
#include "inlining_and_inherited_attributes.cudafe1.stub.c"
# 1 "inlining_and_inherited_attributes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
