# 1 "constants_in_closures_named.cu"
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
# 4 "constants_in_closures_named.cu"
int f2(int, int); template< class F> void run(F f) { f(1); } struct A { int v; constexpr A(int x) : v(x) { } }; 
# 5
void f(int n) { constexpr int cc = 5; const int kk = 6; constexpr A ca(1); constexpr int arr[2] = {1, 2}; const int &cr = cc; static const int st = 4; enum { e = 3}; 
# 6
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),1> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),1> {} , kk, cc) 
#if 0
[=](int 
# 6
i) 
{ }
#if 0
# 6
{ return true ? kk : (cc); } 
#endif
#endif
); 
# 7 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),2> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),2> {} , kk, cc) 
#if 0
[=](int 
# 7
i) 
{ }
#if 0
# 7
{ return false ? kk : (cc); } 
#endif
#endif
); 
# 8 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),3> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),3> {} , kk, cc) 
#if 0
[=](int 
# 8
i) 
{ }
#if 0
# 8
{ return (i) ? kk : (cc); } 
#endif
#endif
); 
# 9 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),4> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),4> {} , kk, cc) 
#if 0
[=](int 
# 9
i) 
{ }
#if 0
# 9
{ return (true ? kk : (cc)) + 1; } 
#endif
#endif
); 
# 10 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),5> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),5> {} , kk, cc) 
#if 0
[=](int 
# 10
i) 
{ }
#if 0
# 10
{ return kk + cc; } 
#endif
#endif
); 
# 11 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),6> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),6> {} , kk) 
#if 0
[=](int 
# 11
i) 
{ }
#if 0
# 11
{ return kk; } 
#endif
#endif
); 
# 12 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),7> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),7> {} , kk) 
#if 0
[=](int 
# 12
i) 
{ }
#if 0
# 12
{ return -kk; } 
#endif
#endif
); 
# 13 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),8> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type, typename __nvdl_remove_ref<decltype(arr)>::type, typename __nvdl_remove_ref<decltype(ca)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),8> {} , kk, cc, arr, ca) 
#if 0
[=](int 
# 13
i) 
{ }
#if 0
# 13
{ int q = kk; const int r = cc; int s(kk), t{cc}; return ((f2(kk, cc) + ((arr)[kk])) + (i[arr])) + ((ca).v); } 
#endif
#endif
); 
# 14 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),9> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),9> {} , kk, cc) 
#if 0
[=](int 
# 14
i) 
{ }
#if 0
# 14
{ if (kk) { return kk && cc; }  while (cc) { ; }  for (int j = kk; j < cc; j += kk) { ; }  switch (kk) { case 3:  return 1 > cc; }  return (kk == 6) ? true : (kk < 2); } 
#endif
#endif
); 
# 15 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),10> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),10> {} , kk, cc) 
#if 0
[=](int 
# 15
i) 
{ }
#if 0
# 15
{ const int &r = kk; const int *p = &(cc); return r; } 
#endif
#endif
); 
# 16 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),11> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),11> {} , kk, cc) 
#if 0
[=](int 
# 16
i) 
{ }
#if 0
# 16
{ return ((((long)kk) + sizeof kk) + ((int)cc)) + (static_cast< short>(kk)); } 
#endif
#endif
); 
# 17 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),12> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),12> {} , kk) 
#if 0
[=](int 
# 17
i) 
{ }
#if 0
# 17
{ return true || kk; } 
#endif
#endif
); 
# 17 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),13> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),13> {} , kk) 
#if 0
[=](int 
# 17
i) 
{ }
#if 0
# 17
{ return false && kk; } 
#endif
#endif
); 
# 17 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),14> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),14> {} , kk, cc) 
#if 0
[=](int 
# 17
i) 
{ }
#if 0
# 17
{ return (0 * kk), (cc); } 
#endif
#endif
); 
# 18 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),15> , typename __nvdl_remove_ref<decltype(cr)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),15> {} , cr) 
#if 0
[=](int 
# 18
i) 
{ }
#if 0
# 18
{ return ((cr) + st) + (e); } 
#endif
#endif
); 
# 18 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),16> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(n)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),16> {} , kk, n, cc) 
#if 0
[=](int 
# 18
i) 
{ }
#if 0
# 18
{ return (!kk) ? n : (cc); } 
#endif
#endif
); 
# 19 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),17> , typename __nvdl_remove_ref<decltype(n)>::type, typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),17> {} , n, kk, cc) 
#if 0
[=](int 
# 19
i) 
{ }
#if 0
# 19
{ return (n) ? true ? kk : (cc) : 0; } 
#endif
#endif
); 
# 19 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),18> , typename __nvdl_remove_ref<decltype(n)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),18> {} , n, cc) 
#if 0
[=](int 
# 19
i) 
{ }
#if 0
# 19
{ return (true ? n : (cc)); } 
#endif
#endif
); 
# 19 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),19> , typename __nvdl_remove_ref<decltype(cc)>::type, typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),19> {} , cc, n) 
#if 0
[=](int 
# 19
i) 
{ }
#if 0
# 19
{ return (true ? cc : (n)); } 
#endif
#endif
); 
# 20 "constants_in_closures_named.cu"
run(__nv_hdl_create_wrapper_t< false, false, __nv_dl_tag<void (*)(int n),(& ::f),20> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>::__nv_hdl_create_wrapper( [=](int i) { return true ? kk : (cc); } , kk, cc) ); run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),21> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(cc)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),21> {} , kk, cc) 
#if 0
[kk, cc](int 
# 20
i) 
{ }
#if 0
# 20
{ return true ? kk : (cc); } 
#endif
#endif
); 
# 20 "constants_in_closures_named.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),22> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),22> {} , kk) 
#if 0
[kk](int 
# 20
i) 
{ }
#if 0
# 20
{ return kk + 1; } 
#endif
#endif
); 
# 21 "constants_in_closures_named.cu"
} 

# 1 "constants_in_closures_named.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6f613802_30_constants_in_closures_named_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_in_closures_named.cudafe1.stub.c"
#include "constants_in_closures_named.cudafe1.stub.c"
# 1 "constants_in_closures_named.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
