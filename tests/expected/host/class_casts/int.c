# 1 "class_casts.cu"
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
# 2 "class_casts.cu"
struct Plain { int q; }; 
# 3
struct Derived : public Plain { }; 
# 4
struct Made { int q; Made(); }; 
# 5
struct Hidden { Hidden() = default;int get() const; private: int q; }; 
# 6
template< class T> struct Converts { operator T() const; }; 
# 7
void plain(Plain), made(Made), hidden(Hidden), derived(Derived); 
# 8
void conversions(Converts< Plain>  p, Converts< Made>  m, Converts< Hidden>  h, Converts< Derived>  d) { 
# 9
plain(((Plain)p)); made(static_cast< Made>(m)); hidden(static_cast< Hidden>(h)); derived(((Derived)d)); 
# 10
plain(((Plain)p)); made(((Made)(m))); hidden(((Hidden)(h))); derived(((Derived)d)); 
# 11
Plain a = ((Plain)p); Made b = ((Made)(m)); Plain c(((Plain)p)); auto e = ((Made)(m)); 
# 12
const Plain &f = ((Plain)p); const Made &g = static_cast< Made>(m); Plain i = ((Plain)(a)); plain(static_cast< Plain>(a)); 
# 13
} 
# 14
template< class T> void in_template(T t, Converts< Plain>  p, Converts< Made>  m) { 
# 15
plain(((Plain)p)); plain(static_cast< Plain>(t)); made(static_cast< Made>(m)); Made x = ((Made)(m)); Made y = ((Made)(t)); plain(((Plain)p)); 
# 16
} 
# 17
struct Half { Half(int); Half(float); explicit Half(long *); Half operator+(Half) const; int x; int get(); }; 
# 18
void half(Half); Half make(); 
# 19
Half constructors(int i, float *p, const Half &r) { 
# 20
Half a = ((Half)(i)); const Half b = ((Half)(i)); half(static_cast< Half>(i)); a = static_cast< Half>(*p); a = (((Half)(i)) + static_cast< Half>(i)); 
# 21
(void)(static_cast< Half>(i).x); Half c(*p); Half d{i}; auto z = ((Half)(i)); half(static_cast< Half>(r)); Half k = ((Half)(r)); 
# 22
Half l = make(); a = make(); const Half &q = static_cast< Half>(i); if (i) { throw ((Half)(i)); }  
# 23
return ((Half)(i)); 
# 24
} 
# 25
struct Holder { Half x; Half y = ((Half)(3)); Holder(int i) : x(i) { } }; 
# 26
Half global = ((Half)(3)); 
# 27
struct Numbers { operator int() const; operator float() const; operator bool() const; int get() const { return (static_cast< int>((*this))) + ((int)(*this)); } }; 
# 28
Numbers numbers(); Numbers *pointer; Numbers array[2]; 
# 29
int scalars(Numbers x) { int i = static_cast< int>(numbers()); i = (static_cast< int>((*pointer))); i = (static_cast< int>((array[1]))); i = (static_cast< int>(x)); if (static_cast< bool>((*pointer))) { i = 1; }  return static_cast< int>((*pointer)); } 

# 1 "class_casts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__37419785_14_class_casts_cu_7f9aa848
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "class_casts.cudafe1.stub.c"
#include "class_casts.cudafe1.stub.c"
# 1 "class_casts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
