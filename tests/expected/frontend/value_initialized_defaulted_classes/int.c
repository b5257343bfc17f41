# 1 "value_initialized_defaulted_classes.cu"
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
# 2 "value_initialized_defaulted_classes.cu"
class month { unsigned char m; public: month() = default;constexpr explicit month(unsigned v) : m(v) { } constexpr explicit operator unsigned() const { return m; } constexpr bool ok() const { return (m) >= 1; } 
# 3
friend constexpr bool operator==(const month &a, const month &b) { return (static_cast< unsigned>(a)) == (static_cast< unsigned>(b)); } }; 
# 4
class mdl { month m; public: constexpr explicit mdl(const month &x) : m(x) { } constexpr month mo() const { return m; } constexpr bool ok() const { return (m).ok(); } }; 
# 5
constexpr mdl md0{month{}}; 
# 6
static_assert(((md0.mo()) == month{}), "1");
# 7
static_assert((!md0.ok()), "2");
# 8
constexpr month mm{}; 
# 9
static_assert((!mm.ok()), "4");
# 10
constexpr month m3 = month(); 
# 11
static_assert((!m3.ok()), "5");
# 12
template< class T, class S = __decltype((sizeof(int))), S N> constexpr int f(const char (&)[N]) { return N; } 
# 13
template< class T, int > constexpr int f(const char *, const char *) { return -1; } 
# 14
template< char ...Cs> constexpr int g() { constexpr char cs[]{Cs...}; constexpr int r = f< long> (cs); static_assert((r > 0), "");return r; } 
# 15
constexpr int r = g< 'a', 'b'> (); 
# 16
static_assert((r == 2), "6");
# 17
constexpr char c3[]{'1', '2', '3'}; 
# 18
static_assert((f< long> (c3) == 3), "7");
# 19
template< char ...Cs> constexpr int h() { char cs[] = {Cs..., 'z'}; return sizeof(cs); } 
# 20
static_assert((h< 'a', 'b'> () == 3), "8");

# 1 "value_initialized_defaulted_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__73fd7bc5_38_value_initialized_defaulted_classes_cu_de283376_31496
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "value_initialized_defaulted_classes.cudafe1.stub.c"
#include "value_initialized_defaulted_classes.cudafe1.stub.c"
# 1 "value_initialized_defaulted_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
