# 1 "kernel_instances_of_all_kinds.cu"
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
# 3 "kernel_instances_of_all_kinds.cu"
namespace a { namespace b { 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
template< class T, class U = T> static void __wrapper__device_stub_k(T &__T0, U &__T1) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 3
{ } 
#endif

#pragma GCC diagnostic pop

# 3 "kernel_instances_of_all_kinds.cu"
template< class T, class U = T> static void k(T __T0, U __T1) {::a::b::__wrapper__device_stub_k<T,U>(__T0,__T1);return;}
#if 0
# 3
{ } 
#endif
# 3 "kernel_instances_of_all_kinds.cu"
template<> __specialization_static void __wrapper__device_stub_k< int, float> (int &__T2, float &__T3) ;
#if 0
# 3
{ } 
#endif
# 3 "kernel_instances_of_all_kinds.cu"
template<> __specialization_static void k< int, float> (int __T2, float __T3) {::a::b::__wrapper__device_stub_k<int,float>(__T2,__T3);return;}
#if 0
# 3
{ } 
#endif
# 3 "kernel_instances_of_all_kinds.cu"
template void k< char> (char, char);extern template void k< long> (long, long);}}template<> __specialization_static void a::b::__wrapper__device_stub_k< short> (short &__T4, short &__T5) ;
#if 0
# 3
{ } 
#endif
# 3 "kernel_instances_of_all_kinds.cu"
template<> __specialization_static void a::b::k< short> (short __T4, short __T5) {::a::b::__wrapper__device_stub_k<short,short>(__T4,__T5);return;}
#if 0
# 3
{ } 
#endif
# 3 "kernel_instances_of_all_kinds.cu"
template void a::b::k< double, int> (double, int);
# 4
template< class T> struct H { template< int N> struct I { using type = T; static const int n = N; }; template< class U> friend __attribute__((visibility("hidden"))) void fk(U); }; 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
template< class T> static void __wrapper__device_stub_fk(T &t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "kernel_instances_of_all_kinds.cu"
template< class T> static void fk(T t) {__wrapper__device_stub_fk<T>(t);return;}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4 "kernel_instances_of_all_kinds.cu"
template< template< int >  class C, int N> static void __wrapper__device_stub_ttk(C< N>  &c) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "kernel_instances_of_all_kinds.cu"
template< template< int __T6>  class C, int N> static void ttk(C< N>  c) {__wrapper__device_stub_ttk<C,N>(c);return;}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4 "kernel_instances_of_all_kinds.cu"
template< class ...T> static void __wrapper__device_stub_pk(T &...t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "kernel_instances_of_all_kinds.cu"
template< class ...T> static void pk(T ...t) {__wrapper__device_stub_pk<T...>(t...);return;}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4 "kernel_instances_of_all_kinds.cu"
template< int ...I> static void __wrapper__device_stub_ik() { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "kernel_instances_of_all_kinds.cu"
template< int ...I> static void ik() {__wrapper__device_stub_ik<I...>();return;}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4 "kernel_instances_of_all_kinds.cu"
template< class T, T V> static void __wrapper__device_stub_vk() { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "kernel_instances_of_all_kinds.cu"
template< class T, T V> static void vk() {__wrapper__device_stub_vk<T,V>();return;}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4 "kernel_instances_of_all_kinds.cu"
template< auto V> static void __wrapper__device_stub_av() { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "kernel_instances_of_all_kinds.cu"
template< auto V> static void av() {__wrapper__device_stub_av<V>();return;}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4 "kernel_instances_of_all_kinds.cu"
template< int *P> static void __wrapper__device_stub_pp() { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "kernel_instances_of_all_kinds.cu"
template< int *P> static void pp() {__wrapper__device_stub_pp<P>();return;}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4 "kernel_instances_of_all_kinds.cu"
template< void (*F)(int)> static void __wrapper__device_stub_fp() { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "kernel_instances_of_all_kinds.cu"
template< void (*F)(int)> static void fp() {__wrapper__device_stub_fp<F>();return;}
#if 0
# 4
{ } 
#endif
# 5 "kernel_instances_of_all_kinds.cu"
int gi; static int si; void gf(int); template< int N> struct TI { }; enum class E { x, y}; struct Local { }; 
# 6
void host() { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : a::b::k(1, (2.0F)); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : a::b::k< short> (1, 2); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : a::b::k< int> (1, 2); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : fk(H< int> ()); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : ttk(TI< 3> ()); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : ttk(H< int> ::I< 2> ()); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : pk(); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : pk(1, (2.0), "x"); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : pk< int, E> (1, E::x); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : ik< 1, 2, 3> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : ik<> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : vk< E, E::y> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : vk< bool, true> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : av< 3U> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : av< E::x> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : av< &gi> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : pp< &gi> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : pp< &si> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : pp< (int *)nullptr> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : fp< &gf> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : fp< &gf> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : av< 'c'> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : vk< char, 'A'> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : vk< unsigned long, 5UL> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : vk< long long, -1LL> (); } 

# 1 "kernel_instances_of_all_kinds.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__73bf5799_32_kernel_instances_of_all_kinds_cu__Z4hostv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "kernel_instances_of_all_kinds.cudafe1.stub.c"
#include "kernel_instances_of_all_kinds.cudafe1.stub.c"
# 1 "kernel_instances_of_all_kinds.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
