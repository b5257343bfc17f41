# 1 "deduced_static_members_and_deleted_templates.cu"
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
# 2 "deduced_static_members_and_deleted_templates.cu"
template< class T, T v> struct constant { static constexpr inline T value = (v); }; 
# 3
struct adder { template< class X, class Y> constexpr auto operator()(X x, Y y) const { return x + y; } }; 
# 4
constexpr adder add{}; 
# 5
template< class X, class Y> struct sum { static constexpr inline auto value = add(X::value, Y::value); }; 
# 6
static_assert((sum< constant< int, 1> , constant< int, 2> > ::value == 3), "value");
# 7
static_assert(__is_same(__decltype(sum< constant< long, 1L> , constant< int, 2> > ::value), const long), "type");
# 8
template< class T> T &&make(); 
# 9
template < class T > void taken ( T ( && ) [ 2 ] ) = delete;
# 10
template< class T> auto probe(T && t, int)->__decltype((taken(static_cast< T &&>(t)), 0)); 
# 11
template< class T> char probe(T && t, long); 
# 12
static_assert((sizeof probe< int (&&)[2]> (make< int (&&)[2]> (), 0) == (1)), "deleted");
# 13
struct both { 
# 14
template< class X, class Y> constexpr char operator()(X &&, Y &&) const { return 1; } 
# 15
template< class X, class ...Y> constexpr int operator()(X &&, Y &&...) const { return 2; } 
# 16
}; 
# 17
static_assert(((sizeof both{}(1, 2) == (1)) && (sizeof both{}(1) == (4)) && (sizeof both{}(1, 2, 3) == (4))), "packs");
# 18
template< char ...c> struct text { }; 
# 19
template< char ...c> constexpr auto operator ""_text() { return text< c...> {}; } 
# 20
static_assert(__is_same(__decltype((12_text)), text< '1', '2'> ), "literal operator template");
# 21
namespace ns { struct view { view(const char *, int); }; struct wide { wide(view); }; }
# 22
void t() { ((ns::wide)(ns::view("a", 1))); } 

# 1 "deduced_static_members_and_deleted_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__448eaec0_47_deduced_static_members_and_deleted_templates_cu__Z1tv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deduced_static_members_and_deleted_templates.cudafe1.stub.c"
#include "deduced_static_members_and_deleted_templates.cudafe1.stub.c"
# 1 "deduced_static_members_and_deleted_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
