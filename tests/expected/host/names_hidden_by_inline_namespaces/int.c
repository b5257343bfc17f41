# 1 "names_hidden_by_inline_namespaces.cu"
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
# 4 "names_hidden_by_inline_namespaces.cu"
namespace cub { inline namespace V { namespace detail { struct q; }}}namespace detail { template< class T> struct fx { struct In { }; using U = T; }; struct pl { }; template< class T> int v; template< class T> void fn(T); }namespace other { namespace detail { }}
# 5
namespace d3 { template< class T> struct f3 { }; }
# 6
template< class T> struct A0 : public ::detail::fx< T>  { }; template< class T> struct A1 : public ::detail::pl { }; struct A2 : public ::detail::fx< int>  { }; 
# 7
using namespace cub;
# 8
template< class T> struct S : public ::detail::fx< T>  { ::detail::fx< T>  m; typename ::detail::fx< T> ::U u; ::detail::pl p; }; template< class T> struct S1 : public ::detail::pl { }; struct S2 : public ::detail::fx< int>  { }; template< class T> struct S3 : public ::detail::fx< T> ::In { }; template< class T> struct S4 : public d3::f3< T>  { }; struct S5 : public d3::f3< int> , public ::detail::pl { }; template< class T, class U> struct S6 : public d3::f3< U> , public ::detail::fx< T *> , public ::detail::fx< ::detail::fx< T> >  { }; template< class ...T> struct S7 : public ::detail::fx< T> ... { }; 
# 9
template< class T> void f(::detail::fx< T>  a, ::detail::pl b) { ::detail::fn(a); ::detail::fn< T> (b); ::detail::v< T>  = 3; ::detail::fx< T>  l; new ::detail::fx< T> ; sizeof(::detail::fx< T> ); using X = ::detail::fx< T> ; typename ::detail::fx< T> ::U uu; struct L : public ::detail::fx< T>  { }; } void g(::detail::fx< int>  a) { ::detail::fn(a); ::detail::fx< char>  l; f(a, {}); struct L : public ::detail::fx< int>  { }; } namespace N { template< class T> struct S : public ::detail::fx< T> , public d3::f3< T>  { }; struct M { template< class T> struct Q : public ::detail::fx< T>  { }; }; }
# 10
template< class T> struct NN { struct W : public ::detail::fx< T>  { }; template< class U> struct X; }; template< class T> template< class U> struct NN< T> ::X : public ::detail::fx< U>  { }; template< class T> struct S< T *>  : public ::detail::fx< T>  { }; template<> struct S< char>  : public ::detail::fx< char>  { }; static void z() { S< int>  s; S< int *>  t; S7< int, char>  u; } 

# 1 "names_hidden_by_inline_namespaces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__06378490_36_names_hidden_by_inline_namespaces_cu_34b665d9
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_hidden_by_inline_namespaces.cudafe1.stub.c"
#include "names_hidden_by_inline_namespaces.cudafe1.stub.c"
# 1 "names_hidden_by_inline_namespaces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
