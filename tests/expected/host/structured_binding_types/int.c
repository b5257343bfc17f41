# 1 "structured_binding_types.cu"
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
# 3 "structured_binding_types.cu"
namespace std { typedef __decltype((sizeof 0)) size_t; template< class T> struct tuple_size; template< size_t I, class T> struct tuple_element; 
# 4
template< class A, class B> struct pair { A first; B second; }; 
# 5
template< class A, class B> struct tuple_size< pair< A, B> >  { static constexpr inline size_t value = (2); }; 
# 6
template< class A, class B> struct tuple_element< 0, pair< A, B> >  { typedef A type; }; 
# 7
template< class A, class B> struct tuple_element< 1, pair< A, B> >  { typedef B type; }; 
# 8
template< size_t I, class T> struct tuple_element< I, const T>  { typedef const typename std::tuple_element< I, T> ::type type; }; 
# 9
template< size_t I, class A, class B> constexpr auto &get(pair< A, B>  &p) { if constexpr (I == (0)) { return p.first; } else { return p.second; }  } 
# 10
template< size_t I, class A, class B> constexpr auto &get(const pair< A, B>  &p) { if constexpr (I == (0)) { return p.first; } else { return p.second; }  } 
# 11
template< size_t I, class A, class B> constexpr auto get(pair< A, B>  &&p) { if constexpr (I == (0)) { return p.first; } else { return p.second; }  } 
# 12
}
# 13
struct P { int x; double y; mutable char c; int &r; }; 
# 14
struct D : public P { }; 
# 15
void take(double); void take(int); void over(long, double); 
# 16
struct Text { Text(const char *); Text &operator+=(char); bool operator==(const Text &) const; int size() const; }; 
# 17
struct Own { int a, b; }; 
# 18
namespace std { template<> struct tuple_size< Own>  { static constexpr inline size_t value = (2); }; } 
# 19
template< std::size_t I> struct std::tuple_element< I, Own>  { using type = int; }; 
# 20
template< std::size_t I> int get(Own); 
# 21
int f(P p, const D &d, std::pair< int, Text>  &q, int (&a)[3], Own (&o)[2], P (&many)[3]) { 
# 22
auto [x, y, c, r] = p; const auto &[x2, y2, c2, r2] = d; 
# 23
auto [k, s] = q; const auto [k2, s2] = q; auto &[k3, s3] = q; auto &&[k4, s4] = std::pair< long, char> {(1), 'a'}; 
# 24
auto [a0, a1, a2] = a; const auto &[e0, e1, e2] = a; 
# 25
long l = x + y2; over(x, k); over(x2, c); take(y); if (k) { l += k; }  (s += ('a')); l = ((s.size()) + k4); bool t = (s2 == s3); char ch = s4; 
# 26
__decltype(x) d1 = 3; __decltype(r) d3 = p.x; __decltype(k3) d4 = 1; __decltype(c2) d5 = 'a'; __decltype(y2) d6 = (1.0); 
# 27
l = (a0 + e1); r = x; a1++; long m = a2; 
# 28
for (auto [v, w] : o) { { take(v + w); } }  
# 29
for (auto &&[v, w] : o) { { if (v) { int z = 0; take((v + w) + z); continue; }  } }  
# 30
for (auto &&[v, w] : o) { { } }  
# 31
for (auto [v, w, u, z] : many) { take(v + w); l = u; }  
# 32
auto by_reference = [&](int i) { return i + (k3); } ; typedef decltype(by_reference) __T0;auto listed = [k, &a0]{ return (k) + (a0); } ; typedef decltype(listed) __T1;
# 33
return by_reference(3) + e0; 
# 34
} 
# 35
template< class T> int g(std::pair< T, int>  &p) { auto [a, b] = p; long c = b; c = (a + b); return a; } 
# 36
int h(std::pair< char, int>  &p) { return g(p); } 

# 1 "structured_binding_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a5571162_27_structured_binding_types_cu_a8976e6e
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "structured_binding_types.cudafe1.stub.c"
#include "structured_binding_types.cudafe1.stub.c"
# 1 "structured_binding_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
