# 1 "references_bound_by_lists.cu"
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
# 1 "references_bound_by_lists.cu"
struct R { int &r; int b; }; int g; int ga[3]; int ff(int); struct S { int m; } gs; thread_local int tl; 
# 2
R r1{(g)}; R r2{(g), 3}; R r3 = {(g)}; R r4 = {(g), 2}; R r5 = {(ga[1]), 1}; R r6 = {(gs.m), 1}; R r7 = {(*(&g)), 1}; int n; R r8 = {(g), n}; R r9 = {(g), ff(1)}; 
# 3
struct RF { int (&f)(int); }; RF f1{(ff)}; RF f2 = {(ff)}; struct P { int *p; int b; }; P p1{(&g)}; P p2 = {(&g), 1}; P p3 = {(ga)}; P p4 = {(ga + 1), 2}; P p5 = {(&g), n}; 
# 4
struct RC { const int &c; }; RC c1{(g)}; RC c2{5}; RC c3 = {(g)}; struct RA { int (&a)[3]; }; RA a1{(ga)}; struct RE { R in; int z; }; RE e1{{(g)}, 1}; R arr[2] = {{(g)}, {(g), 1}}; 
# 5
void f(int par) { int loc; static int st; R l1{g}; R l2{loc}; R l3 = {st, 1}; static R l4{(g)}; static R l5{(st)}; R l6{par}; R l7{ga[1]}; R *np = new R{g}; R t = R{g}; const R k{g}; P q1{&g}; P q2{&loc}; } 
# 6
template< class T> struct TT { R a{g}; static R s; void m() { R l{g}; T t{g}; } }; template< class T> R TT< T> ::s{g}; template struct TT< R> ;
# 7
struct M { R a{(g)}; R b = {(g)}; M() : c{g} { } R c; }; R fn() { return {g}; } R fn2() { return R{g}; } void use(R); void call() { use({g}); use(R{g}); } 
# 8
int &i1{(g)}; const int &i3{(g)}; int &i4 = (g); 

# 1 "references_bound_by_lists.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6406f8a5_28_references_bound_by_lists_cu_r1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "references_bound_by_lists.cudafe1.stub.c"
#include "references_bound_by_lists.cudafe1.stub.c"
# 1 "references_bound_by_lists.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
