# 1 "specializations_with_placeholders.cu"
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
template< int i, class T> T made(); 
# 4
template<> auto made< 0> () { return 42; } 
# 5
template< class T> struct Table { static int rows[]; }; 
# 6
template< class T> int Table< T> ::rows[] = {1}; 
# 7
template<> int Table< int> ::rows[] = {1, 2}; 
# 8
static_assert((sizeof Table< int> ::rows == (8)), "");
# 9
struct Kept { template< int > static const int value; }; 
# 10
template< int n> const int 
# 9
Kept::value = n; 
# 11
int three = Kept::value< 3> ; 

# 1 "specializations_with_placeholders.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b4dc2499_36_specializations_with_placeholders_cu_three
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "specializations_with_placeholders.cudafe1.stub.c"
#include "specializations_with_placeholders.cudafe1.stub.c"
# 1 "specializations_with_placeholders.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
