# 1 "p_constraint_of_the_same_member_elsewhere.cu"
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
# 3 "p_constraint_of_the_same_member_elsewhere.cu"
template< class T> T &&dv(); template< bool B, class A, class C> struct cond { using type = A; }; template< class A, class C> struct cond< false, A, C>  { using type = C; }; template< bool B, class A, class C> using cond_t = typename cond< B, A, C> ::type; 
# 4
template< class F, class ...A> auto t_(int)->__decltype((((void)dv< F> ()(dv< A> ()...)), ((char)0))); template< class F, class ...A> int t_(long); 
# 5
template< class F, class ...A> concept inv = requires (F && f) {((F &&)f)(dv< A> ()...); }; 
# 6
template< class F, class ...A> using ires = __decltype((dv< F> ()(dv< A> ()...))); 
# 7
template< class Fn, class ...A> using minv = typename Fn::template invoke< A...> ; 
# 8
struct ref_ { template< class T> using invoke = T &; }; struct cref_ { template< class T> using invoke = const T &; }; 
# 9
template< class T> struct bf { template< class ...A> using invoke = ires< T, A...> ; }; 
# 10
template< bool B, class T = int> struct en { }; template< class T> struct en< true, T>  { using type = T; }; 
# 11
template< class ...> struct ov; template<> struct ov< >  { template< class , class ...> using res = void; }; 
# 12
template< class F, class ...R> struct ov< F, R...>  { F f; ::ov< R...>  s; 
# 13
template< class Q> using rf = bf< minv< Q, F> > ; template< class Q> struct rs { template< class ...A> using invoke = typename ::ov< R...> ::template res< Q, A...> ; }; 
# 14
template< class Q, class ...A> using res = minv< cond_t< (bool)inv< minv< Q, F> , A...> , rf< Q> , rs< Q> > , A...> ; 
# 15
template< class ...A> requires(inv< F &, A...> ) constexpr res< ref_, A...>  operator()(A &&...a) & { return (f)(((A &&)a)...); } 
# 16
template< class ...A> requires((!inv< F &, A...> ) && inv< ::ov< R...>  &, A...> ) constexpr res< ref_, A...>  operator()(A &&...a) & { return (s)(((A &&)a)...); } 
# 17
template< class ...A> requires(inv< const F &, A...> ) constexpr res< cref_, A...>  operator()(A &&...a) const & { return (f)(((A &&)a)...); } 
# 18
template< class ...A> requires((!inv< const F &, A...> ) && inv< const ::ov< R...>  &, A...> ) constexpr res< cref_, A...>  operator()(A &&...a) const & { return (s)(((A &&)a)...); } }; 
# 19
struct L1 { int operator()(int *) const; }; struct L2 { int &operator()(char *) const; }; struct L3 { int &&operator()(long *) const; }; 
# 20
using P = ov< L1, L2, L3> ; static_assert(inv< ov< L1, L2, L3>  &, int *> , "1");static_assert(inv< ov< L1, L2, L3>  &, char *> , "2");static_assert(inv< ov< L1, L2, L3>  &, long *> , "3");static_assert(inv< const ov< L1, L2, L3>  &, int *> , "4");static_assert(inv< const ov< L1, L2, L3>  &, char *> , "5");static_assert(inv< const ov< L1, L2, L3>  &, long *> , "6");static_assert((!inv< const ov< L1, L2, L3>  &, short *> ), "7");

# 1 "p_constraint_of_the_same_member_elsewhere.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1a108f01_44_p_constraint_of_the_same_member_elsewhere_cu_f3dea564_32449
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "p_constraint_of_the_same_member_elsewhere.cudafe1.stub.c"
#include "p_constraint_of_the_same_member_elsewhere.cudafe1.stub.c"
# 1 "p_constraint_of_the_same_member_elsewhere.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
