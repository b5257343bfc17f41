# 1 "one_function_of_a_template_id.cu"
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
template< class T> struct K { typedef int Params; }; 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 5
template< class T> static void __wrapper__device_stub_kern(typename T::Params &p) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 5
{ } 
#endif

#pragma GCC diagnostic pop

# 5 "one_function_of_a_template_id.cu"
template< class T> static void kern(typename T::Params p) {__wrapper__device_stub_kern<T>(p);return;}
#if 0
# 5
{ } 
#endif
# 6 "one_function_of_a_template_id.cu"
extern "C" int f(const void *, int); 
# 7
template< class T> int f(T *, int); 
# 8
template< class K2> int g(int s) { 
# 9
auto k = kern< K2> ; 
# 10
if (s > 3) { f(k, s); }  
# 11
return 0; 
# 12
} 
# 13
int h() { 
# 14
constexpr auto k = kern< K< int> > ; 
# 15
auto k2 = kern< K< int> > ; 
# 16
f(k, 1); f(k2, 2); 
# 17
return g< K< int> > (3); 
# 18
} 

# 1 "one_function_of_a_template_id.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b571a103_32_one_function_of_a_template_id_cu__Z1hv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "one_function_of_a_template_id.cudafe1.stub.c"
#include "one_function_of_a_template_id.cudafe1.stub.c"
# 1 "one_function_of_a_template_id.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
