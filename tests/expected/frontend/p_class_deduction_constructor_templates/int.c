# 1 "p_class_deduction_constructor_templates.cu"
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
# 3 "p_class_deduction_constructor_templates.cu"
namespace std { 
# 4
template< class T> class initializer_list { 
# 5
const T *first; 
# 6
unsigned long count; 
# 7
initializer_list(const T *, unsigned long); 
# 9
public: initializer_list(); 
# 10
}; 
# 11
}
# 12
template< class T> concept Small = sizeof(T) <= (4); 
# 14
template< class T> struct Pair { template< class U> Pair(U, T); Pair(T *); template< Small U> Pair(U, U, T); template< class U> Pair(U, U, T, int = 0); }; 
# 15
Pair a1(1, (2.0)); 
# 16
Pair< double>  *p1 = (&a1); 
# 17
Pair a2((char *)nullptr); 
# 18
Pair< char>  *p2 = (&a2); 
# 19
Pair a3(1, 1, 'a'); 
# 20
Pair< char>  *p3 = (&a3); 
# 22
template< class T, int N> struct Table { template< class ...U> Table(const T (&)[N], U ...); template< class V> Table(V &&); }; 
# 23
template< class V> Table(V &&)->Table< V, 7> ; 
# 24
int numbers[4]; 
# 25
Table b1(numbers, 1, 'c'); 
# 26
Table< int, 4>  *q1 = (&b1); 
# 27
Table b2(1); 
# 28
Table< int, 7>  *q2 = (&b2); 
# 30
template< class T> struct List { List(std::initializer_list< T> ); List(T, T); template< class U> List(U *, T, int); }; 
# 31
List c1{1, 2}; 
# 32
List< int>  *r1 = (&c1); 
# 33
List c2{"a", (2.0), 1}; 
# 34
List< double>  *r2 = (&c2); 
# 36
template< class T> constexpr inline bool is_view = false; 
# 37
template< class R> struct Owning { Owning(R &&); }; 
# 38
template< class T> constexpr inline bool is_view< Owning< T> >  = true; 
# 39
template< class T> concept View = is_view< T> ; 
# 40
template< class T> T made(); 
# 41
template< View V, class P> struct Drop { Drop(V, P); }; 
# 42
template< class R, class P> Drop(R &&, P)->Drop< __decltype((Owning(made< R> ()))), P> ; 
# 43
struct Range { }; 
# 44
Drop d1(Range{}, 1); 
# 46
template< class T> struct Span { template< class U = T> Span(std::initializer_list< U> ); }; 
# 47
void takes(Span< int> ); 
# 48
void f() { takes({1, 2, 3}); } 

# 1 "p_class_deduction_constructor_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c4e1ed87_42_p_class_deduction_constructor_templates_cu_a1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "p_class_deduction_constructor_templates.cudafe1.stub.c"
#include "p_class_deduction_constructor_templates.cudafe1.stub.c"
# 1 "p_class_deduction_constructor_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
