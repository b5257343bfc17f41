# 1 "names_of_functions_deduce.cu"
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
template< class T> void pick(T *) { } 
# 4
template< class T, class U> void pick(T *, U) { } 
# 5
template< class T, class U> void take(void (*)(T, U), U) { } 
# 6
void taken() { take< int *> (&pick< int> , 1); take< int *> (pick< int> , 1); } 
# 7
extern "C" int twice() throw(); 
# 8
namespace n { extern "C" int twice() throw(); template< class T> void use(T a) { } }
# 9
using namespace n;
# 10
void used() { use(twice); use(n::twice); use(::twice); } 

# 1 "names_of_functions_deduce.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__80c971e3_28_names_of_functions_deduce_cu_a19d0531
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_of_functions_deduce.cudafe1.stub.c"
#include "names_of_functions_deduce.cudafe1.stub.c"
# 1 "names_of_functions_deduce.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
