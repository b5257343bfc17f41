# 1 "enumerators_with_fixed_types.cu"
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
template< class T> struct W { enum class A: int { a, b = 1, c = 2, d, e = 4, f = 3 + 2, g = f + 1, h = T::v, i = 1}; enum class B { a, b = 1, c, d = 3}; enum class C: unsigned char { z = (unsigned char)'\020', y = (unsigned char)'\021', x = (unsigned char)'\022'}; enum D: int { m, n = 1, o = (1) + 1, p = 3}; 
# 4
enum class F: int; void f() { enum class L: int { a, b}; enum M { u, v}; } struct N { enum class A: int { a, b = 1}; }; }; 
# 5
template< class T> enum class W< T> ::F: int { a, b = 1, c = 2}; 
# 6
template< class T> struct W< T *>  { enum class A: int { a, b = 1}; }; 
# 7
template<> struct W< int>  { enum class A: int { a, b}; }; 
# 8
template< class T> void ff() { enum class A: int { a, b}; enum Q { c, d}; struct Z { enum class A: int { a, b}; }; } 
# 9
int anchor = 1; 

# 1 "enumerators_with_fixed_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2013624e_31_enumerators_with_fixed_types_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "enumerators_with_fixed_types.cudafe1.stub.c"
#include "enumerators_with_fixed_types.cudafe1.stub.c"
# 1 "enumerators_with_fixed_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
