# 1 "switches_into_loops.cu"
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
# 3 "switches_into_loops.cu"
constexpr void copy(const char *from, unsigned long count, char *to) { 
# 4
unsigned long n = (count + (7)) / (8); 
# 5
switch (count % (8)) { 
# 6
case 0:  do { (*(to++)) = (*(from++)); 
# 7
case 7:  (*(to++)) = (*(from++)); 
# 8
case 6:  (*(to++)) = (*(from++)); 
# 9
case 5:  (*(to++)) = (*(from++)); 
# 10
case 4:  (*(to++)) = (*(from++)); 
# 11
case 3:  (*(to++)) = (*(from++)); 
# 12
case 2:  (*(to++)) = (*(from++)); 
# 13
case 1:  (*(to++)) = (*(from++)); 
# 14
} while ((--n) > (0)); 
# 15
}  
# 16
} 
# 17
struct S { 
# 18
char stuff[14]; 
# 19
constexpr S() : stuff{} { copy("Hello, world!", 14, stuff); } 
# 20
}; 
# 21
constexpr bool same(const char *a, const char *b) { 
# 22
while ((*a) && ((*a) == (*b))) { (++a), (++b); }  
# 23
return (*a) == (*b); 
# 24
} 
# 25
constexpr S made; 
# 26
static_assert(same(made.stuff, "Hello, world!"), "");
# 27
constexpr int into(int n) { 
# 28
int sum = 0; 
# 29
switch (n) { 
# 30
if (false) { case 1:  sum += 1; } else { case 2:  sum += 2; }  
# 31
while (sum < 10) { case 3:  sum += 3; if (sum < 5) { break; }  case 4:  sum += 40; break; }  
# 32
for (; sum < 100; sum += 7) { case 5:  sum += 50; }  
# 33
}  
# 34
return sum; 
# 35
} 
# 36
template< int > struct Shown; 
# 37
Shown< 118>  *one; Shown< 102>  *two; Shown< 117>  *three; Shown< 154>  *four; Shown< 114>  *five; 
# 38
Shown< 0>  *nine; 

# 1 "switches_into_loops.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__aeec40b2_22_switches_into_loops_cu_5900c9ba_29142
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "switches_into_loops.cudafe1.stub.c"
#include "switches_into_loops.cudafe1.stub.c"
# 1 "switches_into_loops.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
