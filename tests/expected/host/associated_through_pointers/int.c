# 1 "associated_through_pointers.cu"
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
# 3 "associated_through_pointers.cu"
template< class T> using pub = __decltype((bfn(static_cast< T **>(0)))); 
# 4
template< class A, class B> class X { public: A a; B b; friend inline int bfn(X< A, B>  **) { return 1; } }; 
# 5
template< class A> class Y { friend inline auto bfn(Y< A>  **) { return 1; } }; 
# 6
class Z { friend inline long bfn(Z **) { return 1; } }; 
# 7
pub< Z>  z; pub< X< int, float> >  x; pub< Y< int> >  y; 
# 8
template< class T> struct q { typedef __decltype((bfn((T **)0))) t; }; q< Y< float> > ::t w; q< Y< Y< float> > > ::t w2; 
# 9
void f() { X< int, float>  **p = (0); int r = bfn(p); Y< char>  **s = (0); r = bfn(s); } 
# 10
template< class T, class U> void g() { pub< X< T, U> >  a; pub< Y< T> >  b; } template void g< int, char> ();
# 11
struct W { char c[6]; int a[2][3]; const int k[2]; }; 
# 12
const char ((W::*p))[6] = (&W::c); const int ((W::*qq))[2][3] = (&W::a); const int ((W::*const *rr))[3] = (0); 
# 13
template< class C, class D> int ro(const D (C::* pm)); template< class C, class D> int rw(D (C::* pm)); template< class C> int ar(const char ((C::*))[6]); 
# 14
int ax = ((((ro(&W::c) + ro(&W::a)) + ro(&W::k)) + rw(&W::c)) + rw(&W::k)) + ar(&W::c); 
# 15
struct object { object(); object(const object &); object(object &&); }; 
# 16
struct acc { }; template< class P> struct accessor { }; 
# 17
struct lst : public object { lst(); lst(const object & o); lst(object && o); lst(int, int); template< class P> lst(const accessor< P>  &); explicit lst(unsigned long); lst(const lst &); lst(lst &&); }; 
# 18
template< class T> struct List : public lst { using lst::lst;}; 
# 19
List< int>  fl(List< float>  &l) { return l; } 
# 20
List< int>  fl2(List< float>  &&l) { return static_cast< List< float>  &&>(l); } 
# 21
List< int>  fl3(lst &l) { return l; } 
# 22
List< int>  fl4(object &l) { return l; } 
# 23
List< int>  fl5(List< int>  &l) { return l; } 
# 24
List< int>  fl6(accessor< int>  &l) { return l; } 

# 1 "associated_through_pointers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0b694071_30_associated_through_pointers_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "associated_through_pointers.cudafe1.stub.c"
#include "associated_through_pointers.cudafe1.stub.c"
# 1 "associated_through_pointers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
