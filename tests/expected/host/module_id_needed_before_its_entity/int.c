# 1 "module_id_needed_before_its_entity.cu"
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
__attribute__((visibility("hidden"))) extern const uint3 __device_builtin_variable_threadIdx; 
# 40
__attribute__((visibility("hidden"))) extern const uint3 __device_builtin_variable_blockIdx; 
# 41
__attribute__((visibility("hidden"))) extern const dim3 __device_builtin_variable_blockDim; 
# 42
__attribute__((visibility("hidden"))) extern const dim3 __device_builtin_variable_gridDim; 
# 4 "module_id_needed_before_its_entity.cu"
static int counter; 
# 5
template< class T> static void __wrapper__device_stub_kernel(T &); template< class T> __attribute__((visibility("hidden"))) void kernel(T); 
# 6
template< class T> void launch(T value) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kernel(value); } 
# 7
inline int *address() { return &counter; } 
# 8
int entity = 1; 

# 1 "module_id_needed_before_its_entity.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1bbe6a1c_37_module_id_needed_before_its_entity_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "module_id_needed_before_its_entity.cudafe1.stub.c"
#include "module_id_needed_before_its_entity.cudafe1.stub.c"
# 1 "module_id_needed_before_its_entity.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE

extern "C" {
extern __attribute__ ((section (".nvHRKI"))) __attribute__((weak)) const unsigned char hostRefKernelArrayInternalLinkage[] = {
/* __nv_static_59__1bbe6a1c_37_module_id_needed_before_its_entity_cu_00000007_*6kernel* */
0x5f,0x5f,0x6e,0x76,0x5f,0x73,0x74,0x61,0x74,0x69,0x63,0x5f,0x35,0x39,0x5f,0x5f,0x31,0x62,0x62,0x65,0x36,0x61,0x31,0x63,0x5f,0x33,0x37,0x5f,0x6d,0x6f,0x64,0x75,0x6c,0x65,0x5f,0x69,0x64,0x5f,0x6e,0x65,0x65,0x64,0x65,0x64,0x5f,0x62,0x65,0x66,0x6f,0x72,0x65,0x5f,0x69,0x74,0x73,0x5f,0x65,0x6e,0x74,0x69,0x74,0x79,0x5f,0x63,0x75,0x5f,0x30,0x30,0x30,0x30,0x30,0x30,0x30,0x37,0x5f,0x2a,0x36,0x6b,0x65,0x72,0x6e,0x65,0x6c,0x2a,0x0,
};
}

extern "C" {
extern __attribute__ ((section (".nvHRKE"))) __attribute__((weak)) const unsigned char hostRefKernelArrayExternalLinkage[] = {
/* _Z6kernel* */
0x5f,0x5a,0x36,0x6b,0x65,0x72,0x6e,0x65,0x6c,0x2a,0x0,
};
}

extern "C" {
extern __attribute__ ((section (".nvHRDI"))) __attribute__((weak)) const unsigned char hostRefDeviceArrayInternalLinkage[] = {
/* __nv_static_59__1bbe6a1c_37_module_id_needed_before_its_entity_cu_00000007_*counter */
0x5f,0x5f,0x6e,0x76,0x5f,0x73,0x74,0x61,0x74,0x69,0x63,0x5f,0x35,0x39,0x5f,0x5f,0x31,0x62,0x62,0x65,0x36,0x61,0x31,0x63,0x5f,0x33,0x37,0x5f,0x6d,0x6f,0x64,0x75,0x6c,0x65,0x5f,0x69,0x64,0x5f,0x6e,0x65,0x65,0x64,0x65,0x64,0x5f,0x62,0x65,0x66,0x6f,0x72,0x65,0x5f,0x69,0x74,0x73,0x5f,0x65,0x6e,0x74,0x69,0x74,0x79,0x5f,0x63,0x75,0x5f,0x30,0x30,0x30,0x30,0x30,0x30,0x30,0x37,0x5f,0x2a,0x63,0x6f,0x75,0x6e,0x74,0x65,0x72,0x0,
};
}

extern "C" {
extern __attribute__ ((section (".nvHRDE"))) __attribute__((weak)) const unsigned char hostRefDeviceArrayExternalLinkage[] = {
0x0};
}

extern "C" {
extern __attribute__ ((section (".nvHRCI"))) __attribute__((weak)) const unsigned char hostRefConstantArrayInternalLinkage[] = {
0x0};
}

extern "C" {
extern __attribute__ ((section (".nvHRCE"))) __attribute__((weak)) const unsigned char hostRefConstantArrayExternalLinkage[] = {
0x0};
}
