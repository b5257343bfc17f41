# 1 "static_members_of_templates.cu"
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
int later(); 
# 5
template< class T> struct Store { static inline int known = 3; static inline T made = ((T)4); 
# 6
static inline int computed = later(); static constexpr inline int size = (sizeof(T)); static const int more = (sizeof(T) + (1)); 
# 7
static const int unused = 7; static inline int left = 5; static int outside; static inline const int fixed = 9; }; 
# 8
template< class T> int Store< T> ::outside = 6; 
# 9
int a = Store< int> ::known, b = Store< int> ::made, c = Store< int> ::computed, d = Store< int> ::size, e = Store< int> ::more; 
# 10
int f = Store< int> ::outside; int h = Store< int> ::fixed; int k = (sizeof Store< char> ::known); 
# 11
Store< long>  object; void change() { Store< short> ::known = 3; later(); } 

# 1 "static_members_of_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2041f580_30_static_members_of_templates_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_members_of_templates.cudafe1.stub.c"
#include "static_members_of_templates.cudafe1.stub.c"
# 1 "static_members_of_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
