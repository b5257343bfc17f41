# 1 "places_of_wrapped_lambdas.cu"
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
static const uint3 __device_builtin_variable_threadIdx; 
# 40
static const uint3 __device_builtin_variable_blockIdx; 
# 41
static const dim3 __device_builtin_variable_blockDim; 
# 42
static const dim3 __device_builtin_variable_gridDim; 
# 3 "places_of_wrapped_lambdas.cu"
template< class F> int take(F f) { return sizeof(f); } template< class F> struct Holder { F f; Holder(F g) : f(g) { } }; template< class F> Holder(F)->Holder< F> ; 
# 4
int gi = take([]{ return 1; } ); auto gl = [](int x) 
{ }
#if 0
# 4
{ return x; } 
#endif
; typedef decltype(gl) __T0;
# 4 "places_of_wrapped_lambdas.cu"
static auto gs = [](int x) { return x; } ; typedef decltype(gs) __T1;namespace ns { auto nl = []
{ }
#if 0
# 4
{ } 
#endif
; typedef decltype(nl) __T2;
# 4 "places_of_wrapped_lambdas.cu"
inline int f(int d = take([]
{ }
#if 0
# 4
{ } 
#endif
)) 
# 4 "places_of_wrapped_lambdas.cu"
{ return d; } }
# 5
struct S { int a = take([]
{ }
#if 0
# 5
{ return 2; } 
#endif
); 
# 5 "places_of_wrapped_lambdas.cu"
static int st; void m(int d = take([]{ } )) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (S::*)(int d),(&S::m),1> >( __nv_dl_tag<void (S::*)(int d),(&S::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 5
{ } 
#endif
#endif
; typedef decltype(l) __T3;
# 5 "places_of_wrapped_lambdas.cu"
} }; int S::st = take([]
{ }
#if 0
# 5
{ return 1; } 
#endif
); 
# 6 "places_of_wrapped_lambdas.cu"
void host(int n) { int arr[] = {take(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::host),1> >( __nv_dl_tag<void (*)(int n),(& ::host),1> {} ) 
#if 0
[]
{ }
#if 0
# 6
{ } 
#endif
#endif
), take(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::host),2> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::host),2> {} , n) 
#if 0
[n]
{ }
#if 0
# 6 "places_of_wrapped_lambdas.cu"
{ return n; } 
#endif
#endif
)}; 
# 6 "places_of_wrapped_lambdas.cu"
for (auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::host),3> >( __nv_dl_tag<void (*)(int n),(& ::host),3> {} ) 
#if 0
[]
{ }
#if 0
# 6
{ } 
#endif
#endif
; n < 2; n++) { 
# 6 "places_of_wrapped_lambdas.cu"
take(l); }  if (auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::host),4> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::host),4> {} , n) 
#if 0
[n]
{ }
#if 0
# 6
{ return n; } 
#endif
#endif
; n) { 
# 6 "places_of_wrapped_lambdas.cu"
take(l); }  switch (take(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::host),5> >( __nv_dl_tag<void (*)(int n),(& ::host),5> {} ) 
#if 0
[]
{ }
#if 0
# 6
{ } 
#endif
#endif
)) 
# 6 "places_of_wrapped_lambdas.cu"
{ case 1:  take(__nv_hdl_create_wrapper_t< false, true, __nv_dl_tag<void (*)(int n),(& ::host),6> >::__nv_hdl_create_wrapper( []{ } ) ); break; default:  { auto q = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::host),7> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::host),7> {} , n) 
#if 0
[=]
{ }
#if 0
# 6
{ return n; } 
#endif
#endif
; typedef decltype(q) __T4;
# 6 "places_of_wrapped_lambdas.cu"
take(q); } }  while (take(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::host),8> >( __nv_dl_tag<void (*)(int n),(& ::host),8> {} ) 
#if 0
[]
{ }
#if 0
# 6
{ } 
#endif
#endif
) < n) { 
# 6 "places_of_wrapped_lambdas.cu"
n++; }  do { take(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::host),9> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::host),9> {} , n) 
#if 0
[n]
{ }
#if 0
# 6
{ return n; } 
#endif
#endif
); 
# 6 "places_of_wrapped_lambdas.cu"
} while (0); try { take(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::host),10> >( __nv_dl_tag<void (*)(int n),(& ::host),10> {} ) 
#if 0
[]
{ }
#if 0
# 6
{ } 
#endif
#endif
); 
# 6 "places_of_wrapped_lambdas.cu"
} catch (...) { take(__nv_hdl_create_wrapper_t< false, true, __nv_dl_tag<void (*)(int n),(& ::host),11> >::__nv_hdl_create_wrapper( []{ } ) ); }  return (void)take(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::host),12> >( __nv_dl_tag<void (*)(int n),(& ::host),12> {} ) 
#if 0
[]
{ }
#if 0
# 6
{ } 
#endif
#endif
); 
# 6 "places_of_wrapped_lambdas.cu"
} 
# 7
int rets() { return (take(__nv_dl_wrapper_t< __nv_dl_tag<int (*)(void),(& ::rets),1> >( __nv_dl_tag<int (*)(void),(& ::rets),1> {} ) 
#if 0
[]
{ }
#if 0
# 7
{ return 4; } 
#endif
#endif
) + take(__nv_hdl_create_wrapper_t< false, true, __nv_dl_tag<int (*)(void),(& ::rets),2> >::__nv_hdl_create_wrapper( []
# 7 "places_of_wrapped_lambdas.cu"
{ return 4; } ) )) ? take(__nv_dl_wrapper_t< __nv_dl_tag<int (*)(void),(& ::rets),3> >( __nv_dl_tag<int (*)(void),(& ::rets),3> {} ) 
#if 0
[](int) 
{ }
#if 0
# 7
{ } 
#endif
#endif
) : 0; 
# 7 "places_of_wrapped_lambdas.cu"
} 

# 1 "places_of_wrapped_lambdas.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__55ac32de_28_places_of_wrapped_lambdas_cu_gi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "places_of_wrapped_lambdas.cudafe1.stub.c"
#include "places_of_wrapped_lambdas.cudafe1.stub.c"
# 1 "places_of_wrapped_lambdas.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
