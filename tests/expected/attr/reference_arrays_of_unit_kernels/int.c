# 1 "reference_arrays_of_unit_kernels.cu"
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
# 4
namespace _GLOBAL__N__aa40cd7e_35_reference_arrays_of_unit_kernels_cu__Z1fv __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__aa40cd7e_35_reference_arrays_of_unit_kernels_cu__Z1fv; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__aa40cd7e_35_reference_arrays_of_unit_kernels_cu__Z1fv __attribute__((visibility("hidden")))  { struct L { }; }
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 5
template< class T, class U> static void __wrapper__device_stub_k(T &__T0, U &__T1) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 5
{ } 
#endif

#pragma GCC diagnostic pop

# 5 "reference_arrays_of_unit_kernels.cu"
template< class T, class U> static  __attribute((noinline)) void k(T __T0, U __T1) {__wrapper__device_stub_k<T,U>(__T0,__T1);return;}
#if 0
# 5
{ } 
#endif
# 6 "reference_arrays_of_unit_kernels.cu"
extern "C" {static  __attribute((noinline)) void cs() ;
#if 0
# 6
{ } 
#endif
# 6 "reference_arrays_of_unit_kernels.cu"
}
# 7
static  __attribute((noinline)) void s() ;
#if 0
# 7
{ } 
#endif
# 8 "reference_arrays_of_unit_kernels.cu"
void f() { void *p[] = {(void *)k< L *, int> , (void *)cs, (void *)s}; (void)p; } 
# 9
int anchor = 1; 

# 1 "reference_arrays_of_unit_kernels.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__aa40cd7e_35_reference_arrays_of_unit_kernels_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "reference_arrays_of_unit_kernels.cudafe1.stub.c"
#include "reference_arrays_of_unit_kernels.cudafe1.stub.c"
# 1 "reference_arrays_of_unit_kernels.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE

extern "C" {
extern __attribute__ ((section (".nvHRKI"))) __attribute__((weak)) const unsigned char hostRefKernelArrayInternalLinkage[] = {
/* __nv_static_54__aa40cd7e_35_reference_arrays_of_unit_kernels_cu__Z1fv_*1k* */
0x5f,0x5f,0x6e,0x76,0x5f,0x73,0x74,0x61,0x74,0x69,0x63,0x5f,0x35,0x34,0x5f,0x5f,0x61,0x61,0x34,0x30,0x63,0x64,0x37,0x65,0x5f,0x33,0x35,0x5f,0x72,0x65,0x66,0x65,0x72,0x65,0x6e,0x63,0x65,0x5f,0x61,0x72,0x72,0x61,0x79,0x73,0x5f,0x6f,0x66,0x5f,0x75,0x6e,0x69,0x74,0x5f,0x6b,0x65,0x72,0x6e,0x65,0x6c,0x73,0x5f,0x63,0x75,0x5f,0x5f,0x5a,0x31,0x66,0x76,0x5f,0x2a,0x31,0x6b,0x2a,0x0,
/* __nv_static_54__aa40cd7e_35_reference_arrays_of_unit_kernels_cu__Z1fv_*1s* */
0x5f,0x5f,0x6e,0x76,0x5f,0x73,0x74,0x61,0x74,0x69,0x63,0x5f,0x35,0x34,0x5f,0x5f,0x61,0x61,0x34,0x30,0x63,0x64,0x37,0x65,0x5f,0x33,0x35,0x5f,0x72,0x65,0x66,0x65,0x72,0x65,0x6e,0x63,0x65,0x5f,0x61,0x72,0x72,0x61,0x79,0x73,0x5f,0x6f,0x66,0x5f,0x75,0x6e,0x69,0x74,0x5f,0x6b,0x65,0x72,0x6e,0x65,0x6c,0x73,0x5f,0x63,0x75,0x5f,0x5f,0x5a,0x31,0x66,0x76,0x5f,0x2a,0x31,0x73,0x2a,0x0,
/* __nv_static_54__aa40cd7e_35_reference_arrays_of_unit_kernels_cu__Z1fv_*2cs* */
0x5f,0x5f,0x6e,0x76,0x5f,0x73,0x74,0x61,0x74,0x69,0x63,0x5f,0x35,0x34,0x5f,0x5f,0x61,0x61,0x34,0x30,0x63,0x64,0x37,0x65,0x5f,0x33,0x35,0x5f,0x72,0x65,0x66,0x65,0x72,0x65,0x6e,0x63,0x65,0x5f,0x61,0x72,0x72,0x61,0x79,0x73,0x5f,0x6f,0x66,0x5f,0x75,0x6e,0x69,0x74,0x5f,0x6b,0x65,0x72,0x6e,0x65,0x6c,0x73,0x5f,0x63,0x75,0x5f,0x5f,0x5a,0x31,0x66,0x76,0x5f,0x2a,0x32,0x63,0x73,0x2a,0x0,
};
}

extern "C" {
extern __attribute__ ((section (".nvHRKE"))) __attribute__((weak)) const unsigned char hostRefKernelArrayExternalLinkage[] = {
/* _Z1k* */
0x5f,0x5a,0x31,0x6b,0x2a,0x0,
};
}

extern "C" {
extern __attribute__ ((section (".nvHRDI"))) __attribute__((weak)) const unsigned char hostRefDeviceArrayInternalLinkage[] = {
0x0};
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
