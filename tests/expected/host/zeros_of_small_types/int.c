# 1 "zeros_of_small_types.cu"
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
# 4
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 4
typedef unsigned long uint64_t; typedef unsigned char u8; typedef long L; typedef int I; typedef bool BB; typedef char C; typedef float F; typedef short S; typedef int *P; enum E { e0}; typedef E EE; typedef unsigned U; 
# 5
void f() { uint64_t number{0UL}; u8 a{((unsigned char)'\000')}; L b{0L}; I c{0}; BB d{false}; C e{'\000'}; F g{(0.0F)}; S h{((short)0)}; P p{((int *)0LL)}; EE ee{e0}; U u{0U}; unsigned long z{0UL}; const uint64_t q{0UL}; uint64_t r = 0UL; uint64_t s{(0)}; uint64_t t{(1)}; static uint64_t w{0UL}; uint64_t arr[2]{}; } 
# 6
uint64_t gn{0UL}; 
# 7
template< class T> struct X { uint64_t m{0UL}; L k{0L}; S sh{((short)0)}; I ii{0}; u8 u{((unsigned char)'\000')}; T t{}; P p{((int *)0LL)}; EE e{e0}; U uu{0U}; unsigned long z{0UL}; 
# 8
void f() { uint64_t number{0UL}; u8 a{((unsigned char)'\000')}; L b{0L}; I c{0}; BB d{false}; C e{'\000'}; F g{(0.0F)}; S h{((short)0)}; P p{((int *)0LL)}; EE ee{e0}; U u{0U}; unsigned long z{0UL}; const uint64_t q{0UL}; uint64_t r = 0UL; uint64_t s{(0)}; uint64_t t{(1)}; static uint64_t w{0UL}; long long ll{0LL}; unsigned char uc{((unsigned char)'\000')}; short sh{((short)0)}; T tt{}; typename T::x tx{}; } 
# 9
}; 
# 10
template< class T> void ff() { uint64_t number{0UL}; u8 a{((unsigned char)'\000')}; L b{0L}; I c{0}; uint64_t r = 0UL; uint64_t s{(0)}; uint64_t t{(1)}; g:; ; unsigned long z{0UL}; short sh{((short)0)}; } 
# 11
int anchor = 1; 

# 1 "zeros_of_small_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__240a1736_23_zeros_of_small_types_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "zeros_of_small_types.cudafe1.stub.c"
#include "zeros_of_small_types.cudafe1.stub.c"
# 1 "zeros_of_small_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
