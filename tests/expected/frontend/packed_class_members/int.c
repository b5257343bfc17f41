# 1 "packed_class_members.cu"
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
# 4 "packed_class_members.cu"
struct Made { Made(); int a; }; 
# 5
struct Mixed { private: int x; public: int y; }; 
# 6
struct Destroyed { ~Destroyed(); int a; }; 
# 7
struct Holder { Made m; }; 
# 8
struct Deleted { Deleted(const Deleted &) = delete;int a; }; 
# 9
struct Empty { Empty(); }; 
# 10
struct Small { Small(); char c; }; 
# 11
union Either { Either(); int x; }; 
# 13
struct __attribute((packed)) P1 { char c; Made s; }; 
# 14
struct __attribute((packed)) P2 { char c; Mixed s; }; 
# 15
struct __attribute((packed)) P3 { char c; Destroyed s; }; 
# 16
struct __attribute((packed)) P4 { char c; Holder s; }; 
# 17
struct __attribute((packed)) P5 { char c; Deleted s; }; 
# 18
struct __attribute((packed)) P6 { char c; Empty s; }; 
# 19
struct __attribute((packed)) P7 { char c; Small s; }; 
# 20
struct __attribute((packed)) P8 { char c; Either s; }; 
# 21
struct __attribute((packed)) P9 { char c; Made s[2][3]; }; 
# 22
struct __attribute((packed)) P10 { char c; const Made s; }; 
# 23
struct __attribute((packed)) P11 { char c; Made &s; }; 
# 24
struct __attribute((packed)) P12 { char c; __attribute((packed)) Made s; }; 
# 25
struct __attribute((packed)) P13 { char c; union { Made s; int b; }; }; 
# 26
static_assert(((sizeof(P1) == (8)) && (sizeof(P2) == (12)) && (sizeof(P3) == (5)) && (sizeof(P4) == (5)) && (sizeof(P5) == (5))), "");
# 27
static_assert(((sizeof(P6) == (2)) && (sizeof(P7) == (2)) && (sizeof(P8) == (8)) && (sizeof(P9) == (28)) && (sizeof(P10) == (8))), "");
# 28
static_assert(((sizeof(P11) == (9)) && (sizeof(P12) == (5)) && (sizeof(P13) == (5)) && (__alignof__(P1) == (4))), "");
# 29
struct Behind { 
# 30
char c; Made s; int i; 
# 31
static constexpr int size() { static_assert((sizeof(Behind) == (12)), "");return sizeof(Behind); } 
# 32
} __attribute((packed)); 
# 33
struct Plain { 
# 34
char c; int i; 
# 35
static constexpr int size() { static_assert((sizeof(Plain) == (5)), "");return sizeof(Plain); } 
# 36
} __attribute((packed)); 
# 37
template< class T> struct __attribute((packed)) Instance { char c; T s; }; 
# 38
Instance< Made>  one; 
# 39
Instance< int>  other; 
# 40
static_assert(((sizeof one == (8)) && (sizeof other == (5))), "");
#pragma pack ( 2 )
struct __attribute((packed)) Both { char c; Made s; }; 
#pragma pack ( )
static_assert((sizeof(Both) == (6)), "");
# 45
unsigned long offset = __builtin_offsetof(Mixed, y); 
# 46
struct Referring { int &r; int a; }; 
# 47
unsigned long behind_reference = __builtin_offsetof(const Referring, a); 

# 1 "packed_class_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__da37639d_23_packed_class_members_cu_one
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "packed_class_members.cudafe1.stub.c"
#include "packed_class_members.cudafe1.stub.c"
# 1 "packed_class_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
