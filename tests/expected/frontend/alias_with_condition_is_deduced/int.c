# 1 "alias_with_condition_is_deduced.cu"
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
template< bool B> struct enable { }; 
# 4
template<> struct enable< true>  { using type = void; }; 
# 5
template< class T> struct fits { static constexpr inline bool value = true; }; 
# 6
template<> struct fits< int>  { static constexpr inline bool value = false; }; 
# 7
template< class T, class  = typename enable< fits< T> ::value> ::type> using like = T; 
# 8
struct standard { }; 
# 9
struct view { }; 
# 10
template< class T = standard> int starts(const like< T>  &); 
# 11
int starts(int *); 
# 12
int x = (starts(view()) + starts(standard())) + starts(nullptr); 

# 1 "alias_with_condition_is_deduced.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__75754355_34_alias_with_condition_is_deduced_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_with_condition_is_deduced.cudafe1.stub.c"
#include "alias_with_condition_is_deduced.cudafe1.stub.c"
# 1 "alias_with_condition_is_deduced.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
