# 1 "captured_constants_of_members.cu"
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
# 3 "captured_constants_of_members.cu"
template< class F> void pf(F f) { } int gf(); struct NT { int m; int size() const; static int st; }; 
# 4
template< class T, int N> struct M { T *data_; int cols_; NT nt_; static int s_; static const int sc_ = 3; int size() const { return cols_; } static int ssize(); T elem() const; 
# 5
void go(int a, const NT &o, NT *po, T t) { const int c1 = cols_; const int c2 = this->cols_; const int c3 = size(); const int c4 = size(); const int c5 = (nt_).m; const int c6 = (nt_).size(); const int c7 = s_; const int c8 = sc_; const int c9 = N; const int d1 = a; const int d2 = o.m; const int d3 = po->m; const int d4 = gf(); const int d5 = (int)t; const int d6 = (int)elem(); const int d7 = (ssize)(); const int d8 = NT::st; const auto d9 = cols_; const bool e1 = (cols_) > 0; const unsigned e2 = (cols_) + 1; const long e3 = (sizeof(T)); const int e4 = a + N; const float e5 = cols_; const T e6 = t; T *const e7 = data_; const int *const e8 = &(cols_); const int e9 = (data_) ? 1 : 2; int f1 = cols_; const int &f2 = cols_; const int f3{cols_}; const int f4(cols_); constexpr int f5 = (N + 1); const int f6 = (N > 2) ? a : 3; const double f7 = o.m; const int f8 = (cols_) ? a : a; const volatile int f9 = cols_; 
# 6
pf(__nv_dl_wrapper_t< __nv_dl_tag<void (M< T, N> ::*)(int a, const NT & o, NT * po, T t),(&M::go),1> , typename __nvdl_remove_ref<decltype(c1)>::type, typename __nvdl_remove_ref<decltype(c2)>::type, typename __nvdl_remove_ref<decltype(c3)>::type, typename __nvdl_remove_ref<decltype(c4)>::type, typename __nvdl_remove_ref<decltype(c5)>::type, typename __nvdl_remove_ref<decltype(c6)>::type, typename __nvdl_remove_ref<decltype(c7)>::type, typename __nvdl_remove_ref<decltype(c8)>::type, typename __nvdl_remove_ref<decltype(c9)>::type, typename __nvdl_remove_ref<decltype(d1)>::type, typename __nvdl_remove_ref<decltype(d2)>::type, typename __nvdl_remove_ref<decltype(d3)>::type, typename __nvdl_remove_ref<decltype(d4)>::type, typename __nvdl_remove_ref<decltype(d5)>::type, typename __nvdl_remove_ref<decltype(d6)>::type, typename __nvdl_remove_ref<decltype(d7)>::type, typename __nvdl_remove_ref<decltype(d8)>::type, typename __nvdl_remove_ref<decltype(d9)>::type, typename __nvdl_remove_ref<decltype(e1)>::type, typename __nvdl_remove_ref<decltype(e2)>::type, typename __nvdl_remove_ref<decltype(e3)>::type, typename __nvdl_remove_ref<decltype(e4)>::type, typename __nvdl_remove_ref<decltype(e5)>::type, typename __nvdl_remove_ref<decltype(e6)>::type, typename __nvdl_remove_ref<decltype(e7)>::type, typename __nvdl_remove_ref<decltype(e8)>::type, typename __nvdl_remove_ref<decltype(e9)>::type, typename __nvdl_remove_ref<decltype(f1)>::type, typename __nvdl_remove_ref<decltype(f2)>::type, typename __nvdl_remove_ref<decltype(f3)>::type, typename __nvdl_remove_ref<decltype(f4)>::type, typename __nvdl_remove_ref<decltype(f5)>::type, typename __nvdl_remove_ref<decltype(f6)>::type, typename __nvdl_remove_ref<decltype(f7)>::type, typename __nvdl_remove_ref<decltype(f8)>::type, typename __nvdl_remove_ref<decltype(f9)>::type, decltype(this) const>( __nv_dl_tag<void (M< T, N> ::*)(int a, const NT & o, NT * po, T t),(&M::go),1> {} , c1, c2, c3, c4, c5, c6, c7, c8, c9, d1, d2, d3, d4, d5, d6, d7, d8, d9, e1, e2, e3, e4, e5, e6, e7, e8, e9, f1, f2, f3, f4, f5, f6, f7, f8, f9, this) 
#if 0
[=](int 
# 6
i) 
{ }
#if 0
# 6
{ int r1 = i / c1; int r2 = i / c2; int r3 = i / c3, r4 = i / c4, r5 = i / c5, r6 = i / c6, r7 = i / c7, r8 = i / c8, r9 = i / c9, s1 = i / (d1), s2 = i / (d2), s3 = i / (d3), s4 = i / (d4), s5 = i / d5, s6 = i / d6, s7 = i / d7, s8 = i / (d8), s9 = i / d9; bool t1 = i && e1; int t2 = i + e2, t3 = i + e3, t4 = i + e4; float t5 = i * e5; T t6 = i + (e6); T *t7 = e7 + i; int t8 = (*e8) + i, t9 = i / e9, u1 = i / (f1), u2 = i / (f2), u3 = i / f3, u4 = i / f4, u5 = i / f5, u6 = i / f6; double u7 = i * (f7); int u8 = i / f8, u9 = i / (f9); r1 = ((c1 * i) + c3); ((data_)[c1]) = (e7[c1 + i]); if ((i < c1) && c3) { return c1; }  while (c1) { gf(); }  (gf2)(c1, c3, i); return (-c1) + ((c3) ? c1 : (d1)); } 
#endif
#endif
); 
# 7 "captured_constants_of_members.cu"
pf([=](int i) { int r1 = i / c1, r3 = i / c3, r5 = i / (d1), r6 = i / f6; return c1; } ); pf([c1, c3, d1, e7, f6](int i) { int r1 = i / c1, r3 = i / c3, r5 = i / (d1); T *z = e7 + i; int r6 = i / f6; return c1; } ); pf([&](int i) { int r1 = i / c1, r3 = i / c3, r5 = i / (d1), r6 = i / f6; return c1; } ); } static void gf2(int, int, int); }; 
# 8
void use() { M< float, 3>  m; m.go(1, m.nt_, &(m.nt_), (1.0F)); } 

# 1 "captured_constants_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ea100f89_32_captured_constants_of_members_cu__Z3usev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "captured_constants_of_members.cudafe1.stub.c"
#include "captured_constants_of_members.cudafe1.stub.c"
# 1 "captured_constants_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
