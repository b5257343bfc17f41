# 1 "values_of_objects_without_constructor.cu"
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
# 2 "values_of_objects_without_constructor.cu"
struct Empty { }; 
# 3
struct Point { int x, y; }; 
# 4
struct Nested { Point at; int weight; }; 
# 5
struct Derived : public Point { int z; }; 
# 6
struct Marked { Empty mark; }; 
# 7
struct Joined { union { int i; float f; }; }; 
# 8
struct Gap { unsigned: 0; }; 
# 9
struct Guarded { int x; ~Guarded(); }; 
# 10
struct Assigned { int x; Assigned &operator=(const Assigned &); }; 
# 11
struct Copied { int x; Copied() = default;Copied(const Copied &); }; 
# 12
struct Given { int x = 1; }; 
# 13
struct Shared : virtual public Point { int z; }; 
# 14
struct Static { static int s; }; 
# 15
template< class T> struct Box { T value; }; 
# 16
template< class T> void take(T); 
# 17
void (*taker)(Point); 
# 18
struct Owner { void (*call)(Point); void (*look)(const Point &); }; 
# 20
template< class T> T copied() { T v; T w = v; return w; } 
# 21
template Point copied< Point> ();
# 22
template Given copied< Given> ();
# 24
void arguments(Owner *owner) { 
# 25
Empty a; take(a); 
# 26
Point b; take(b); 
# 27
Nested c; take(c); 
# 28
Derived d; take(d); 
# 29
Marked e; take(e); 
# 30
Joined f; take(f); 
# 31
Gap g; take(g); 
# 32
Guarded h; take(h); 
# 33
Assigned i; take(i); 
# 34
Copied j; take(j); 
# 35
Given k; take(k); 
# 36
Shared l; take(l); 
# 37
Static m; take(m); 
# 38
Box< int>  n; take(n); 
# 39
Box< Point>  o; take(o); 
# 40
Point p; taker(p); 
# 41
Point q; (owner->call)(q); 
# 42
Point r; (owner->look)(r); 
# 43
} 
# 44
Nested result() { Nested v; return v; } 
# 45
void assignments() { 
# 46
Point a, b; b = a; 
# 47
Assigned c, d; (d = c); 
# 48
Copied e, f; f = e; 
# 49
Nested g; Nested *h = new Nested(g); 
# 50
} 
# 51
int parts() { 
# 52
Nested n; 
# 53
Derived d; 
# 54
Given g; 
# 55
return (((n.at).x) + (d.x)) + (g.x); 
# 56
} 

# 1 "values_of_objects_without_constructor.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e9bedffa_40_values_of_objects_without_constructor_cu_062bf542
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_of_objects_without_constructor.cudafe1.stub.c"
#include "values_of_objects_without_constructor.cudafe1.stub.c"
# 1 "values_of_objects_without_constructor.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
