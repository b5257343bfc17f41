# 1 "explicit_copy_by_cast.cu"
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
# 3 "explicit_copy_by_cast.cu"
struct E { E(); explicit E(const E &, bool = true); }; 
# 4
struct D : public E { }; 
# 5
E f1(E &e) { E a(e); E b{e}; E c = ((E)(e)); auto *n = new E(e); auto *m = new E{e}; static_cast< E>(e); ((E)(e)); return ((E)(e)); } 
# 6
E f2(E &e) { struct W { E x; W(E &q) : x(q) { } W(E &q, int) : x{q} { } }; return E{e}; } 
# 7
E f3(D &d) { E a(d); E b{d}; return ((E)(d)); } 
# 8
template< class T> T f4(T &t) { T a(t); (void)((T)t); return (T)t; } 
# 9
void f5(E &e, bool b) { f4(e); (b ? e : E()); (b ? ((E)(e)) : E()); } 
# 10
class Mesh { public: Mesh(); explicit Mesh(const Mesh & m, bool c = true); Mesh(Mesh && m); }; 
# 11
struct M { Mesh *p; Mesh get() const { return ((Mesh)(*(p))); } void h() { Mesh b = ((Mesh)(*(p))); auto d = ((Mesh)(*(p))); } }; 

# 1 "explicit_copy_by_cast.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__76d231d2_24_explicit_copy_by_cast_cu__Z2f1R1E
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "explicit_copy_by_cast.cudafe1.stub.c"
#include "explicit_copy_by_cast.cudafe1.stub.c"
# 1 "explicit_copy_by_cast.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
