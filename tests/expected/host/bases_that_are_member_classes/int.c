# 1 "bases_that_are_member_classes.cu"
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
# 3 "bases_that_are_member_classes.cu"
template< class K> struct pr { using type = K; }; 
# 4
template< class K, class V = int> class sm { struct other { using ot = K; }; class dvb { public: using value_type = pr< K> ; using key = K; using nv = V *; enum { en = 2}; struct in { int z; }; protected: value_type *s; }; 
# 5
public: class dmv : public dvb { public: using value_type = typename sm< K, V> ::dvb::value_type; using key = typename sm< K, V> ::dvb::key; using nv = typename sm< K, V> ::dvb::nv; using in2 = typename sm< K, V> ::dvb::in; typename sm< K, V> ::dvb::value_type *f(typename sm< K, V> ::dvb::key k) { typename sm< K, V> ::dvb::value_type loc; return this->s; } using ot2 = typename sm< K, V> ::other::ot; void g(typename sm< K, V> ::dvb::in i) { using L = typename sm< K, V> ::dvb::key; } }; 
# 6
class dv : public dvb { public: using value_type = typename sm< K, V> ::dvb::value_type; using v2 = typename sm< K, V> ::dvb::key; static typename sm< K, V> ::dvb::key st; template< class T> void tm(typename sm< K, V> ::dvb::key, T); void out(typename sm< K, V> ::dvb::value_type); }; 
# 7
using top = typename dvb::value_type; typename dvb::key tk(typename dmv::key); void d(); }; 
# 8
template< class K, class V> void sm< K, V> ::d() { typename dvb::value_type x; typename dmv::value_type y; typename dmv::key z; } 
# 9
template< class K, class V> void sm< K, V> ::dv::out(typename sm< K, V> ::dvb::value_type v) { typename sm< K, V> ::dvb::key k; } 
# 10
template< class K, class V> template< class T> void sm< K, V> ::dv::tm(typename sm< K, V> ::dvb::key, T) { } 
# 11
template< class K, class V> typename sm< K, V> ::dvb::key sm< K, V> ::tk(typename dmv::key k) { return k; } 
# 12
template< class K, class V> struct sm2 { struct dvb { using value_type = pr< K> ; }; struct dmv : public dvb { using value_type = typename sm2< K, V> ::dvb::value_type; }; }; void use() { sm< int> ::dmv m; sm< int>  s; s.d(); } 

# 1 "bases_that_are_member_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__def928b3_32_bases_that_are_member_classes_cu__Z3usev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "bases_that_are_member_classes.cudafe1.stub.c"
#include "bases_that_are_member_classes.cudafe1.stub.c"
# 1 "bases_that_are_member_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
