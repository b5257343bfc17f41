# 1 "invalid_casts_in_substitution.cu"
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
# 2 "invalid_casts_in_substitution.cu"
struct NC { explicit NC(); NC(int); explicit NC(long) = delete;}; 
# 3
template< class T> T &&declval() noexcept; 
# 4
template< class F, class T, class  = void> struct ct { static const bool v = false; }; 
# 5
template< class F, class T> struct ct< F, T, __decltype(((void)(static_cast< T>(declval< F> ()))))>  { static const bool v = true; }; 
# 6
static_assert((!ct< long, NC> ::v), "1");
# 7
static_assert(__is_convertible_to(long, NC), "2");
# 8
static_assert((!__is_constructible(NC, long)), "3");
# 9
template< class ...> using void_t = void; 
# 10
template< __decltype((sizeof 0)) I, class T> struct te; 
# 11
struct tf { static const bool value = false; }; struct tt { static const bool value = true; }; 
# 12
template< __decltype((sizeof 0)) I, class C, class  = void> struct H : public tf { }; 
# 13
template< __decltype((sizeof 0)) I, class C> struct H< I, C, void_t< __decltype((te< I, C> {}))> >  : public tt { }; 
# 14
struct So { }; 
# 15
template< class T> struct cx { }; 
# 16
template< __decltype((sizeof 0)) I, class T> struct te< I, cx< T> >  { }; 
# 17
static_assert((!H< 0UL, So> ::value), "4");
# 18
static_assert(H< 0UL, cx< int> > ::value, "5");
# 19
template< class It> struct A { It i; friend A operator+(A< It>  a, int n); template < class T > void operator, ( T const & ) = delete;
# 20
friend bool operator==(const A< It>  &, const A< It>  &); A &operator++(); A operator++(int); It operator[](int) const; }; 
# 21
template< class T, class  = void> struct c1 { static const bool v = false; }; 
# 22
template< class T> struct c1< T, __decltype(((declval< T> () + 1), ((void)0)))>  { static const bool v = true; }; 
# 23
static_assert(c1< A< int> > ::v, "6");
# 24
template< class T, class  = void> struct c2 { static const bool v = false; }; 
# 25
template< class T> struct c2< T, __decltype((((declval< T> () + 1), (declval< T &> ()++)), ((void)0)))>  { static const bool v = true; }; 
# 26
static_assert((!c2< A< int> > ::v), "7");
# 27
template< class T, class  = void> struct c3 { static const bool v = false; }; 
# 28
template< class T> struct c3< T, __decltype(((((void)(declval< T> () + 1)), ((void)0)), ((void)(declval< T &> ()++))))>  { static const bool v = true; }; 
# 29
static_assert(c3< A< int> > ::v, "8");
# 30
template< class T, class  = void> struct c4 { static const bool v = false; }; 
# 31
template< class T> struct c4< T, void_t< __decltype((declval< T> () == declval< T> ())), __decltype((declval< T &> ()[1]))> >  { static const bool v = true; }; 
# 32
static_assert(c4< A< int> > ::v, "9");

# 1 "invalid_casts_in_substitution.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__81d6d738_32_invalid_casts_in_substitution_cu_16457815_4885
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "invalid_casts_in_substitution.cudafe1.stub.c"
#include "invalid_casts_in_substitution.cudafe1.stub.c"
# 1 "invalid_casts_in_substitution.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
