# 1 "subscript_of_current_instantiation.cu"
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
template< class K> class table { 
# 5
public: using reference = table &; 
# 6
using const_reference = const table &; 
# 7
template< class T> reference operator[](T * key); 
# 8
template< class T> const_reference operator[](T * key) const; 
# 9
template< class V, int (V::*)(void) = nullptr> operator V() const; 
# 10
template< class V> operator V *() const; 
# 11
reference operator=(const char * text); 
# 12
static table make() { table result; (result["a"]) = "x"; ((result["a"])["b"]) = "y"; return result; } 
# 13
}; 
# 14
void use() { table< int> ::make(); } 

# 1 "subscript_of_current_instantiation.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__82d97b91_37_subscript_of_current_instantiation_cu__Z3usev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "subscript_of_current_instantiation.cudafe1.stub.c"
#include "subscript_of_current_instantiation.cudafe1.stub.c"
# 1 "subscript_of_current_instantiation.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
