# 1 "access_of_member_classes.cu"
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
# 3 "access_of_member_classes.cu"
class A { public: template< class T> struct t1; private: struct s1; enum class e1: int; public: template< class T> struct t5; template< class T> struct t1 { T a; }; private: struct s1 { int b; }; enum class e1: int { x}; int after; template< class T> struct t2; protected: struct s2; private: template< class T> struct t2 { T a; }; protected: struct s2 { int b; }; int prot; public: template< class T> struct t3 { T q; }; int pub; template< class T> struct t4; private: int between; public: template< class T> struct t4 { }; struct n { }; template< class T> struct t5 { }; template< class T> friend struct t1; private: void m(); }; 
# 4
struct B { template< class T> struct t1; template< class T> struct t1 { int m; private: int n; }; private: int x; protected: int y; template< class T> struct t1< T *>  { }; }; 

# 1 "access_of_member_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6e55301c_27_access_of_member_classes_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "access_of_member_classes.cudafe1.stub.c"
#include "access_of_member_classes.cudafe1.stub.c"
# 1 "access_of_member_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
