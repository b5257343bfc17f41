# 1 "values_of_the_class_parameter_types.cu"
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
typedef unsigned u32; 
# 5
template< class T, T v> struct ic { static constexpr inline T value = (v); }; 
# 6
template< class U, U a, U m> struct lce { 
# 7
template< class T> static constexpr U modulo(T val, ic< U, 0> ) { return (U)val; } 
# 8
template< class T, U M> static constexpr U modulo(T val, ic< U, M> ) { return (U)(val % M); } 
# 9
static constexpr inline U modulus = (m); U s; 
# 10
constexpr U operator()() { unsigned long tmp = (s) * 2; (s) = modulo(tmp, ic< U, modulus> ()); return s; } 
# 11
}; 
# 12
lce< unsigned, 48271U, 2147483647U>  x; u32 y = x(); 
# 13
lce< unsigned long, 48271UL, 0UL>  x2; unsigned long y2 = x2(); 
# 14
typedef lce< unsigned, 1U, 2U>  l3; u32 y3 = l3::modulo(5UL, ic< unsigned, 7U> ()); 

# 1 "values_of_the_class_parameter_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e3b0daa4_38_values_of_the_class_parameter_types_cu_y
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_of_the_class_parameter_types.cudafe1.stub.c"
#include "values_of_the_class_parameter_types.cudafe1.stub.c"
# 1 "values_of_the_class_parameter_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
