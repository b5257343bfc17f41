# 1 "atomic_operations_in_templates.cu"
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
# 3
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 4
template< class T> __attribute__((unused)) void k(T *p, T v) {int volatile ___ = 1;(void)p;(void)v;
# 17
::exit(___);}
#if 0
# 4
{ T r; 
# 5
__nv_atomic_store_n(p, v, 0, 1); r = (__nv_atomic_load_n(p, 0, 1)); __nv_atomic_store(1UL, p, &v, 0, 1); 
# 6
__nv_atomic_load(1UL, p, &v, 0, 1); 
# 7
__nv_atomic_exchange(1UL, p, &v, &r, 0, 1); 
# 8
r = (__nv_atomic_exchange_n(p, v, 0, 1)); 
# 9
__nv_atomic_compare_exchange(1UL, p, &v, &r, false, 0, 0, 1); 
# 10
bool b = __nv_atomic_compare_exchange_n(p, &v, r, false, 0, 0, 1); 
# 11
r = (__nv_atomic_fetch_add(p, v, 0, 1)); 
# 12
__nv_atomic_add(p, v, 0, 1); 
# 13
__nv_atomic_fetch_or(p, v, 0, 1); 
# 14
__nv_atomic_fetch_min(p, v, 0, 1); 
# 15
if ((__nv_atomic_load_n(p, 0, 1)) > 2) { return; }  
# 16
__nv_atomic_thread_fence(0, 1); 
# 17
} 
#endif
# 18 "atomic_operations_in_templates.cu"
template void k< int> (int * p, int v);
# 19
template< class T> __attribute__((unused)) T d(T *p, T v) {int volatile ___ = 1;(void)p;(void)v;::exit(___);}
#if 0
# 19
{ return __nv_atomic_fetch_add(p, v, 0, 1); } 
#endif
# 20 "atomic_operations_in_templates.cu"
static int x; 
# 21
template< class T> __attribute__((unused)) T h(T *p, T v, int *p2) {int volatile ___ = 1;(void)p;(void)v;(void)p2;
# 36
::exit(___);}
#if 0
# 21
{ T r; 
# 22
__nv_atomic_store_n(p, v, 0, 2); r = (__nv_atomic_load_n(p, 0, 2)); __nv_atomic_store(1UL, p, &v, 0, 2); int *q = p2; int *s = p2; 
# 23
__nv_atomic_load(1UL, p, &v, 0, 2); 
# 24
__nv_atomic_load(4UL, q, s, 0, 2); 
# 25
(*q) = (__nv_atomic_load_4(q, 0, 2)); 
# 26
__nv_atomic_exchange(1UL, p, &v, &r, 0, 2); 
# 27
r = (__nv_atomic_exchange_n(p, v, 0, 2)); 
# 28
(*q) = (__nv_atomic_exchange_4(q, 1, 0, 2)); 
# 29
__nv_atomic_compare_exchange(1UL, p, &v, &r, false, 0, 0, 2); 
# 30
bool b = __nv_atomic_compare_exchange_n(p, &v, r, false, 0, 0, 2); 
# 31
b = __nv_atomic_compare_exchange_4(q, s, 3, false, 0, 0, 2); 
# 32
r = ((__nv_atomic_fetch_add(p, v, 0, 2)) + 1); 
# 33
__nv_atomic_add(p, v, 0, 2); 
# 34
(void)__nv_atomic_fetch_add_4_s(q, 1, 0, 2); 
# 35
__nv_atomic_fetch_or(p, v, 0, 2); 
# 36
return __nv_atomic_fetch_min(p, v, 0, 2); } 
#endif
# 37 "atomic_operations_in_templates.cu"
template int h< int> (int * p, int v, int * p2);
# 38
struct __attribute((aligned(16))) B16 { long a, b; }; 
# 39
__attribute__((unused)) void f16(B16 *p, B16 *q, B16 *r) {int volatile ___ = 1;(void)p;(void)q;(void)r;::exit(___);}
#if 0
# 39
{ __nv_atomic_load(16UL, p, q, 0, 2); __nv_atomic_store(16UL, p, q, 0, 2); __nv_atomic_exchange(16UL, p, q, r, 0, 2); __nv_atomic_compare_exchange(16UL, p, q, r, false, 0, 0, 2); } 
#endif
# 40 "atomic_operations_in_templates.cu"
struct S8 { int a, b; }; 
# 41
__attribute__((unused)) void f8(S8 *p, S8 *q, S8 *r) {int volatile ___ = 1;(void)p;(void)q;(void)r;::exit(___);}
#if 0
# 41
{ __nv_atomic_load(8UL, p, q, 0, 2); __nv_atomic_store(8UL, p, q, 0, 2); __nv_atomic_exchange(8UL, p, q, r, 0, 2); __nv_atomic_compare_exchange(8UL, p, q, r, false, 0, 0, 2); } 
#endif
# 42 "atomic_operations_in_templates.cu"
struct S2 { char a, b; }; 
# 43
__attribute__((unused)) void f2(S2 *p, S2 *q, S2 *r, char *c) {int volatile ___ = 1;(void)p;(void)q;(void)r;(void)c;::exit(___);}
#if 0
# 43
{ __nv_atomic_load(2UL, p, q, 0, 2); __nv_atomic_store(2UL, p, q, 0, 2); __nv_atomic_load(1UL, c, c, 0, 2); } 
#endif
# 44 "atomic_operations_in_templates.cu"
__attribute__((unused)) void g8(S8 *p, S8 *q, S8 *r) {int volatile ___ = 1;(void)p;(void)q;(void)r;::exit(___);}
#if 0
# 44
{ __nv_atomic_load(8UL, p, q, 0, 2); __nv_atomic_store(8UL, p, q, 0, 2); __nv_atomic_exchange(8UL, p, q, r, 0, 2); __nv_atomic_compare_exchange(8UL, p, q, r, false, 0, 0, 2); } 
#endif
# 45 "atomic_operations_in_templates.cu"
__attribute__((unused)) void g16(B16 *p, B16 *q, B16 *r) {int volatile ___ = 1;(void)p;(void)q;(void)r;::exit(___);}
#if 0
# 45
{ __nv_atomic_load(16UL, p, q, 0, 2); __nv_atomic_store(16UL, p, q, 0, 2); __nv_atomic_exchange(16UL, p, q, r, 0, 2); __nv_atomic_compare_exchange(16UL, p, q, r, false, 0, 0, 2); } 
#endif
# 46 "atomic_operations_in_templates.cu"
struct S3 { int a, b, c; }; 
# 47
__attribute__((unused)) void gl(unsigned __int128 *p, unsigned __int128 v) {int volatile ___ = 1;(void)p;(void)v;::exit(___);}
#if 0
# 47
{ v = __nv_atomic_load_16(p, 0, 2); __nv_atomic_store_16(p, v, 0, 2); v = __nv_atomic_exchange_16(p, v, 0, 2); } 
#endif

# 1 "atomic_operations_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__18599506_33_atomic_operations_in_templates_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "atomic_operations_in_templates.cudafe1.stub.c"
#include "atomic_operations_in_templates.cudafe1.stub.c"
# 1 "atomic_operations_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
