# 1 "parameters_named_by_arguments_of_members.cu"
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
# 1 "parameters_named_by_arguments_of_members.cu"
template< class U> struct bop { template< class X> struct VT { typedef int type; }; template< class X> using AL = X *; }; 
# 2
template< class U> struct form { 
# 3
struct A0 { template< class ct2> A0(const typename bop< U> ::template VT< ct2>  & v); }; 
# 4
struct A1 { template< class ct2> A1(typename bop< U> ::template VT< ct2> ::type v); }; 
# 5
struct A2 { template< class ct2> A2(typename bop< ct2> ::template VT< U>  v); }; 
# 6
struct A3 { template< class ct2> A3(typename bop< ct2> ::type v); }; 
# 7
struct A4 { template< class ct2> A4(typename bop< int> ::template VT< ct2>  v); }; 
# 8
struct A5 { template< class ct2> A5(typename bop< int> ::template VT< ct2>  v); }; 
# 9
struct A6 { template< class ct2> A6(typename bop< U> ::template VT< ct2 *>  * v); }; 
# 10
struct A7 { template< class ct2> A7(typename bop< U> ::template VT< char [sizeof(ct2)]>  v); }; 
# 11
struct A8 { template< class ct2> A8(bop< typename bop< U> ::template VT< ct2> >  v); }; 
# 12
struct A9 { template< class ct2> A9(typename bop< U> ::template VT< typename ct2::x>  v); }; 
# 13
struct A10 { template< class ct2> A10(typename bop< U> ::template AL< ct2>  v); }; 
# 14
struct A11 { template< class ct2> A11(typename U::template VT< ct2>  v); }; 
# 15
struct A12 { template< class ct2> A12(typename U::a::template VT< ct2>  v); }; 
# 16
struct A13 { template< class ct2> A13(typename U::template VT< int, ct2> ::template W< int>  v); }; 
# 17
struct A14 { template< class ct2> A14(typename U::template VT< ct2> ::template W< int>  v); }; 
# 18
struct A15 { template< class ct2> A15(typename ct2::x v); }; 
# 19
struct A16 { template< class ct2> A16(typename bop< bop< ct2> > ::x v); }; 
# 20
struct A17 { template< class ct2> A17(bop< typename ct2::x>  v); }; 
# 21
struct A18 { template< class ct2> A18(typename bop< U> ::template VT< bop< ct2> >  v); }; 
# 22
struct A19 { template< class ct2> A19(__decltype((ct2())) v); }; 
# 23
struct A20 { template< class ct2> A20(bop< int [sizeof(ct2)]>  v); }; 
# 24
}; 
# 25
struct B0 { template< class ct2> B0(const typename bop< int> ::template VT< ct2>  & v); }; 
# 26
struct B1 { template< class ct2> B1(typename bop< int> ::template VT< ct2> ::type v); }; 
# 27
struct B3 { template< class ct2> B3(typename bop< ct2> ::type v); }; 
# 28
struct B4 { template< class ct2> B4(typename bop< int> ::template VT< ct2>  v); }; 
# 29
struct B5 { template< class ct2> B5(typename bop< int> ::template VT< ct2>  v); }; 
# 30
struct B6 { template< class ct2> B6(typename bop< int> ::template VT< ct2 *>  * v); }; 
# 31
struct B7 { template< class ct2> B7(typename bop< int> ::template VT< char [sizeof(ct2)]>  v); }; 
# 32
struct B8 { template< class ct2> B8(bop< typename bop< int> ::template VT< ct2> >  v); }; 
# 33
struct B9 { template< class ct2> B9(typename bop< int> ::template VT< typename ct2::x>  v); }; 
# 34
struct B10 { template< class ct2> B10(bop< int> ::template AL< ct2>  v); }; 
# 35
struct B15 { template< class ct2> B15(typename ct2::x v); }; 
# 36
struct B16 { template< class ct2> B16(typename bop< bop< ct2> > ::x v); }; 
# 37
struct B17 { template< class ct2> B17(bop< typename ct2::x>  v); }; 
# 38
struct B18 { template< class ct2> B18(typename bop< int> ::template VT< bop< ct2> >  v); }; 
# 39
struct B19 { template< class ct2> B19(__decltype((ct2())) v); }; 
# 40
struct B20 { template< class ct2> B20(bop< int [sizeof(ct2)]>  v); }; 

# 1 "parameters_named_by_arguments_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7b78aaeb_43_parameters_named_by_arguments_of_members_cu_91f6f202_9491
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parameters_named_by_arguments_of_members.cudafe1.stub.c"
#include "parameters_named_by_arguments_of_members.cudafe1.stub.c"
# 1 "parameters_named_by_arguments_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
