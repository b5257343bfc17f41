# 1 "value_of_dependent_type.cu"
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
template< class T, T ...I> struct sequence { }; 
# 4
template< __decltype((sizeof(int))) ...I> using sizes = sequence< __decltype((sizeof(int))), I...> ; 
# 5
template< class A, class B> struct same { static constexpr inline bool value = false; }; 
# 6
template< class A> struct same< A, A>  { static constexpr inline bool value = true; }; 
# 7
struct a { enum { id = 1}; }; 
# 8
struct b { static constexpr inline unsigned char id = (2); }; 
# 9
template< class ...T> using ids = sizes< (T::id)...> ; 
# 10
static_assert(same< sequence< __decltype((sizeof(int))), 1UL, 2UL> , sequence< __decltype((sizeof(int))), 1UL, 2UL> > ::value, "ids");

# 1 "value_of_dependent_type.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9afbd859_26_value_of_dependent_type_cu_ba4474dd_27906
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "value_of_dependent_type.cudafe1.stub.c"
#include "value_of_dependent_type.cudafe1.stub.c"
# 1 "value_of_dependent_type.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
