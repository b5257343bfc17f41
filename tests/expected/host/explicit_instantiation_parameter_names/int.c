# 1 "explicit_instantiation_parameter_names.cu"
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
template< class T> T g(T first); 
# 5
template< class T> T g(T second) { return second; } 
# 6
template int g< int> (int second);
# 7
template< class T> T h(T first); 
# 8
template int h< int> (int second);
# 9
template< class T> T h(T second) { return second; } 
# 10
template long h< long> (long second);
# 11
template< class T> T k(T); 
# 12
template< class T> T k(T second); 
# 13
template< class T> T m(T a); template< class T> T m(T); 
# 14
template char m< char> (char z);
# 15
template< class T> T m(T z) { return z; } 
# 16
template< class T> struct C { int f(T a); int g(T); template< class U> int t(U, T q); }; 
# 17
template< class T> int C< T> ::f(T b) { return 1; } 
# 18
template< class T> int C< T> ::g(T b) { return 1; } 
# 19
template< class T> template< class U> int C< T> ::t(U u, T) { return 1; } 
# 20
template int C< int> ::f(int b);
# 21
template int C< int> ::g(int b);
# 22
template int C< int> ::t(char u, int);
# 23
template< class T> static void __wrapper__device_stub_kern(T *& p, int & n); template< class T> static void kern(T * p, int n); 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 24
template< class T> static void __wrapper__device_stub_kern(T *&data, int &count) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 24
{ } 
#endif

#pragma GCC diagnostic pop

# 24 "explicit_instantiation_parameter_names.cu"
template< class T> static void kern(T *data, int count) {__wrapper__device_stub_kern<T>(data,count);return;}
#if 0
# 24
{ } 
#endif
# 25 "explicit_instantiation_parameter_names.cu"
template void kern< float> (float * data, int count);

# 1 "explicit_instantiation_parameter_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3c07544f_41_explicit_instantiation_parameter_names_cu_80f27be1_8752
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "explicit_instantiation_parameter_names.cudafe1.stub.c"
#include "explicit_instantiation_parameter_names.cudafe1.stub.c"
# 1 "explicit_instantiation_parameter_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
