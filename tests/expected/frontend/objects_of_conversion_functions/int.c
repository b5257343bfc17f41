# 1 "objects_of_conversion_functions.cu"
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
template< class T> T &&moved(T &); 
# 5
struct Result { Result(Result &&); Result(const Result &); }; 
# 6
struct Source { operator Result() &&; operator const Result &() const &; }; 
# 7
void made() { Source x; Result d(moved(x)); Result e(x); Result g = x; Result h = moved(x); } 
# 8
struct Other { operator Result(); }; 
# 9
void plain() { Other x; Result d(x); Result e{x}; } 

# 1 "objects_of_conversion_functions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d920338c_34_objects_of_conversion_functions_cu__Z4madev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_of_conversion_functions.cudafe1.stub.c"
#include "objects_of_conversion_functions.cudafe1.stub.c"
# 1 "objects_of_conversion_functions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
