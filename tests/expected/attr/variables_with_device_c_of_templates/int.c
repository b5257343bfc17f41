# 1 "variables_with_device_c_of_templates.cu"
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
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4 "variables_with_device_c_of_templates.cu"
template< class F> static void __wrapper__device_stub_run(F &f) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ f(1); } 
#endif

#pragma GCC diagnostic pop

# 4 "variables_with_device_c_of_templates.cu"
template< class F> static void run(F f) {__wrapper__device_stub_run<F>(f);return;}
#if 0
# 4
{ f(1); } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4 "variables_with_device_c_of_templates.cu"
template< class F, class ...A> static void __wrapper__device_stub_runv(F &f, A &...a) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "variables_with_device_c_of_templates.cu"
template< class F, class ...A> static void runv(F f, A ...a) {__wrapper__device_stub_runv<F,A...>(f,a...);return;}
#if 0
# 4
{ } 
#endif
# 4 "variables_with_device_c_of_templates.cu"
namespace _GLOBAL__N__a7d48b82_39_variables_with_device_c_of_templates_cu_00000007 __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__a7d48b82_39_variables_with_device_c_of_templates_cu_00000007; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__a7d48b82_39_variables_with_device_c_of_templates_cu_00000007 __attribute__((visibility("hidden")))  { 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
template< class F> static void __wrapper__device_stub_runa(F &f) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "variables_with_device_c_of_templates.cu"
template< class F> static void runa(F f) {::_GLOBAL__N__a7d48b82_39_variables_with_device_c_of_templates_cu_00000007::__wrapper__device_stub_runa<F>(f);return;}
#if 0
# 4
{ } 
#endif
# 4 "variables_with_device_c_of_templates.cu"
int dn; }__attribute__((visibility("hidden"))) inline int id; __attribute__((visibility("hidden"))) inline int ic; __attribute__((visibility("hidden"))) inline int *im = 0; template< class T> __attribute__((visibility("hidden"))) inline T it; struct S { static inline int k; int m; void go() { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (S::*)(void),(&S::go),1> , typename __nvdl_remove_const<typename __nvdl_remove_ref<decltype(*this) > ::type> :: type const>( __nv_dl_tag<void (S::*)(void),(&S::go),1> {} , *this) 
#if 0
[=, *this](int 
# 4
i) 
{ }
#if 0
# 4
{ return (m) + dn; } 
#endif
#endif
); 
# 4 "variables_with_device_c_of_templates.cu"
} template< class T> static void t(T x) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : runa(__nv_hdl_create_wrapper_t< false, false, __nv_dl_tag<void (*)(T x),(&t< T> ),1> , typename __nvdl_remove_ref<decltype(x)>::type>::__nv_hdl_create_wrapper( [x](int i) { return x; } , x) ); } }; 
# 5
void u(int n) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::u),1> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::u),1> {} , n) 
#if 0
[=](int 
# 5
i) 
{ }
#if 0
# 5
{ dn = (n); id = ic; (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (im))) = it< int> ; } 
#endif
#endif
); 
# 5 "variables_with_device_c_of_templates.cu"
(__cudaPushCallConfiguration(1, 1)) ? (void)0 : runv(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::u),2> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::u),2> {} , n) 
#if 0
[n](auto ...
# 5
i) 
{ }
#if 0
# 5
{ return n; } 
#endif
#endif
, 1, (2.0)); 
# 5 "variables_with_device_c_of_templates.cu"
S().go(); S::t(3); (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (im))) = 3; it< int>  = 4; (__cudaPushCallConfiguration(((dim3)(1)), ((dim3)(2)), 3, nullptr)) ? (void)0 : run(__nv_hdl_create_wrapper_t< false, true, __nv_dl_tag<void (*)(int n),(& ::u),3> >::__nv_hdl_create_wrapper( [](int) { } ) ); } 

# 1 "variables_with_device_c_of_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a7d48b82_39_variables_with_device_c_of_templates_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "variables_with_device_c_of_templates.cudafe1.stub.c"
#include "variables_with_device_c_of_templates.cudafe1.stub.c"
# 1 "variables_with_device_c_of_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE

extern "C" {
extern __attribute__ ((section (".nvHRKI"))) __attribute__((weak)) const unsigned char hostRefKernelArrayInternalLinkage[] = {
/* __nv_static_61__a7d48b82_39_variables_with_device_c_of_templates_cu_00000007_*3run* */
0x5f,0x5f,0x6e,0x76,0x5f,0x73,0x74,0x61,0x74,0x69,0x63,0x5f,0x36,0x31,0x5f,0x5f,0x61,0x37,0x64,0x34,0x38,0x62,0x38,0x32,0x5f,0x33,0x39,0x5f,0x76,0x61,0x72,0x69,0x61,0x62,0x6c,0x65,0x73,0x5f,0x77,0x69,0x74,0x68,0x5f,0x64,0x65,0x76,0x69,0x63,0x65,0x5f,0x63,0x5f,0x6f,0x66,0x5f,0x74,0x65,0x6d,0x70,0x6c,0x61,0x74,0x65,0x73,0x5f,0x63,0x75,0x5f,0x30,0x30,0x30,0x30,0x30,0x30,0x30,0x37,0x5f,0x2a,0x33,0x72,0x75,0x6e,0x2a,0x0,
/* __nv_static_61__a7d48b82_39_variables_with_device_c_of_templates_cu_00000007_*4runv* */
0x5f,0x5f,0x6e,0x76,0x5f,0x73,0x74,0x61,0x74,0x69,0x63,0x5f,0x36,0x31,0x5f,0x5f,0x61,0x37,0x64,0x34,0x38,0x62,0x38,0x32,0x5f,0x33,0x39,0x5f,0x76,0x61,0x72,0x69,0x61,0x62,0x6c,0x65,0x73,0x5f,0x77,0x69,0x74,0x68,0x5f,0x64,0x65,0x76,0x69,0x63,0x65,0x5f,0x63,0x5f,0x6f,0x66,0x5f,0x74,0x65,0x6d,0x70,0x6c,0x61,0x74,0x65,0x73,0x5f,0x63,0x75,0x5f,0x30,0x30,0x30,0x30,0x30,0x30,0x30,0x37,0x5f,0x2a,0x34,0x72,0x75,0x6e,0x76,0x2a,0x0,
/* __nv_static_61__a7d48b82_39_variables_with_device_c_of_templates_cu_00000007_*72_GLOBAL__N__a7d48b82_39_variables_with_device_c_of_templates_cu_000000074runa* */
0x5f,0x5f,0x6e,0x76,0x5f,0x73,0x74,0x61,0x74,0x69,0x63,0x5f,0x36,0x31,0x5f,0x5f,0x61,0x37,0x64,0x34,0x38,0x62,0x38,0x32,0x5f,0x33,0x39,0x5f,0x76,0x61,0x72,0x69,0x61,0x62,0x6c,0x65,0x73,0x5f,0x77,0x69,0x74,0x68,0x5f,0x64,0x65,0x76,0x69,0x63,0x65,0x5f,0x63,0x5f,0x6f,0x66,0x5f,0x74,0x65,0x6d,0x70,0x6c,0x61,0x74,0x65,0x73,0x5f,0x63,0x75,0x5f,0x30,0x30,0x30,0x30,0x30,0x30,0x30,0x37,0x5f,0x2a,0x37,0x32,0x5f,0x47,0x4c,0x4f,0x42,0x41,0x4c,0x5f,0x5f,0x4e,0x5f,0x5f,0x61,0x37,0x64,0x34,0x38,0x62,0x38,0x32,0x5f,0x33,0x39,0x5f,0x76,0x61,0x72,0x69,0x61,0x62,0x6c,0x65,0x73,0x5f,0x77,0x69,0x74,0x68,0x5f,0x64,0x65,0x76,0x69,0x63,0x65,0x5f,0x63,0x5f,0x6f,0x66,0x5f,0x74,0x65,0x6d,0x70,0x6c,0x61,0x74,0x65,0x73,0x5f,0x63,0x75,0x5f,0x30,0x30,0x30,0x30,0x30,0x30,0x30,0x37,0x34,0x72,0x75,0x6e,0x61,0x2a,0x0,
};
}

extern "C" {
extern __attribute__ ((section (".nvHRKE"))) __attribute__((weak)) const unsigned char hostRefKernelArrayExternalLinkage[] = {
/* _Z3run* */
0x5f,0x5a,0x33,0x72,0x75,0x6e,0x2a,0x0,
/* _Z4runv* */
0x5f,0x5a,0x34,0x72,0x75,0x6e,0x76,0x2a,0x0,
};
}

extern "C" {
extern __attribute__ ((section (".nvHRDI"))) __attribute__((weak)) const unsigned char hostRefDeviceArrayInternalLinkage[] = {
/* __nv_static_61__a7d48b82_39_variables_with_device_c_of_templates_cu_00000007_*2it* */
0x5f,0x5f,0x6e,0x76,0x5f,0x73,0x74,0x61,0x74,0x69,0x63,0x5f,0x36,0x31,0x5f,0x5f,0x61,0x37,0x64,0x34,0x38,0x62,0x38,0x32,0x5f,0x33,0x39,0x5f,0x76,0x61,0x72,0x69,0x61,0x62,0x6c,0x65,0x73,0x5f,0x77,0x69,0x74,0x68,0x5f,0x64,0x65,0x76,0x69,0x63,0x65,0x5f,0x63,0x5f,0x6f,0x66,0x5f,0x74,0x65,0x6d,0x70,0x6c,0x61,0x74,0x65,0x73,0x5f,0x63,0x75,0x5f,0x30,0x30,0x30,0x30,0x30,0x30,0x30,0x37,0x5f,0x2a,0x32,0x69,0x74,0x2a,0x0,
};
}

extern "C" {
extern __attribute__ ((section (".nvHRDE"))) __attribute__((weak)) const unsigned char hostRefDeviceArrayExternalLinkage[] = {
/* _Z2it* */
0x5f,0x5a,0x32,0x69,0x74,0x2a,0x0,
/* im */
0x69,0x6d,0x0,
};
}

extern "C" {
extern __attribute__ ((section (".nvHRCI"))) __attribute__((weak)) const unsigned char hostRefConstantArrayInternalLinkage[] = {
0x0};
}

extern "C" {
extern __attribute__ ((section (".nvHRCE"))) __attribute__((weak)) const unsigned char hostRefConstantArrayExternalLinkage[] = {
0x0};
}
