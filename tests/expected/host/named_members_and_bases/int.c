# 1 "named_members_and_bases.cu"
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
# 4 "named_members_and_bases.cu"
struct A { int x; int z; void foo(); }; 
# 5
struct B { int x; int y; void foo(); virtual void v(); }; 
# 6
struct C : public A, public B { int k; }; 
# 7
struct D : public B { int x; void m() { (B::x) = 1; (this->y) = 3; (x) = (B::x); } }; 
# 8
void uses(C *c, D d, D *p) { 
# 9
(c->B::x) = 5; 
# 10
int a = c->B::x; 
# 11
c->B::foo(); 
# 12
(c->y) = 1; 
# 13
(d.B::x) = 1; 
# 14
p->B::v(); 
# 15
} 
# 16
struct Y { 
# 17
int member; 
# 18
void m1(); 
# 19
void m2(); 
# 20
void m2(int); 
# 21
void test() { 
# 22
void (Y::*a)(void) = (&Y::m1); 
# 23
void (Y::*b)(void) = (&Y::m2); 
# 24
b = (&Y::m2); 
# 25
int (Y::*d) = (&Y::member); 
# 26
taking(&Y::m2); 
# 27
auto without_object = []{ void (Y::*named)(void) = (&Y::m2); (void)named; } ; typedef decltype(without_object) __T0;
# 28
without_object(); 
# 29
} 
# 30
static void taking(void (Y::*)(int)); 
# 31
}; 
# 32
template< class T> void function() noexcept(sizeof(T) == (4)) { } 
# 33
template< class T> struct Class { 
# 34
void f() noexcept(sizeof(T) == (4)) { } 
# 35
template< class U> void g(U) noexcept(sizeof(U) == sizeof(T)) { } 
# 36
}; 
# 37
template void function< int> () noexcept(sizeof(int) == (4));
# 38
template void function< char [2]> () noexcept(sizeof(char [2]) == (4));
# 39
template void Class< int> ::f() noexcept(sizeof(int) == (4));
# 40
template void Class< int> ::g< char> (char) noexcept(sizeof(char) == sizeof(int));
# 41
template< int (Y::*pointer)> struct OfData { }; 
# 42
void data(OfData< (int (Y::*))0> ) { } 
# 43
template< void (Y::*pointer)(void)> struct OfFunction { }; 
# 44
OfFunction< (void (Y::*)(void))0>  none; 
# 45
OfFunction< &Y::m1>  one; 
# 46
extern "C" {struct Linked { void f(); static void g(); }; void Linked::f() { } void free_one(); }
# 47
void Linked::g() { } 
# 48
int conditions(int v) { 
# 49
if (v) { v++; }  
# 50
switch (v) { }  
# 51
return v; 
# 52
} 
# 53
typedef int &Reference; 
# 54
int object; 
# 55
Reference meaningless = (object); 
# 56
void parameters(Reference a, Reference b); 
# 57
typedef void Function(void); 
# 58
Function *qualified; 

# 1 "named_members_and_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5db8a9a0_26_named_members_and_bases_cu_8debad9e
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "named_members_and_bases.cudafe1.stub.c"
#include "named_members_and_bases.cudafe1.stub.c"
# 1 "named_members_and_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
