# 1 "variable_template_through_object.cu"
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
# 22 "cuda_mini.h"
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 23
#if 0
# 23
struct uint3 { unsigned x, y, z; }; 
#endif
# 24 "cuda_mini.h"
#if 0
# 24
struct dim3 { 
# 25
unsigned x, y, z; 
# 30
}; 
#endif
# 31 "cuda_mini.h"
typedef struct CUstream_st *cudaStream_t; 
# 32
typedef enum cudaError { cudaSuccess, cudaErrorInvalidValue} cudaError_t; 
# 33
extern "C" unsigned __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem = 0, CUstream_st * stream = 0); 
# 35
extern "C" cudaError_t cudaLaunchKernel(const void * func, dim3 gridDim, dim3 blockDim, void ** args, size_t sharedMem, cudaStream_t stream); 
# 37
extern "C" void exit(int) __attribute((noreturn)); 
# 38
extern "C" int printf(const char *, ...); 
# 39
static const uint3 __device_builtin_variable_threadIdx; 
# 40
static const uint3 __device_builtin_variable_blockIdx; 
# 41
static const dim3 __device_builtin_variable_blockDim; 
# 42
static const dim3 __device_builtin_variable_gridDim; 
# 1 "variable_template_through_object.cu"
template< class T, class D> struct toke { int v = 3; constexpr int get() const { return v; } }; 
# 2
template< class D> struct base { template< class Tag> static constexpr inline toke< Tag, D>  error = {}; }; 
# 3
struct X : public base< X>  { }; 
# 4
struct Y { template< class Tag> static constexpr inline toke< Tag, Y>  error = {}; template< class T> static T obj; 
# 5
template< class T> static T fun() { return obj< T> ; } }; 
# 6
template< class T> T 
# 4
Y::obj = T(); 
# 7
X x; Y y; Y *p = (&y); 
# 8
static_assert(((y.error< int> ).get() == 3), "");
# 9
int f(Y &r) { 
# 10
(y.obj< int> ) = 3; (p->obj< long> ) = (4); (r.obj< char> )++; 
# 11
int s = (((x.error< int> ).v) + (x.error< char> ).get()); 
# 12
return (((s + ((X().error< long> ).v)) + (y.Y::obj< int> )) + (p->Y::obj< int> )) + sizeof (y.obj< double> ); 
# 13
} 
# 14
template< class T> int g(T t) { return ((t.template obj< int> ) + ((t.template error< T> ).v)) + T::template obj< long> ; } 
# 15
template< class D> int h(base< D>  b) { return ((b.template error< int> ).v) + (b.template error< D> ).get(); } 
# 16
int k() { return (g(y) + h(base< int> ())) + h(x); } 
# 17
__attribute__((visibility("hidden"))) void ker(Y y) ;
#if 0
# 17
{ (y.error< int> ).get(); } 
#endif

# 1 "variable_template_through_object.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4c717d48_35_variable_template_through_object_cu_p
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "variable_template_through_object.cudafe1.stub.c"
#include "variable_template_through_object.cudafe1.stub.c"
# 1 "variable_template_through_object.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
