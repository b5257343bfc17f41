# 1 "alignment_of_members_of_instances.cu"
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
# 3
template< class T, int N> struct arr { T t[N]; }; template< unsigned long N> struct number { static constexpr inline int v = (N); }; 
# 4
template< bool B, class X, class Y> struct cond { using type = X; }; template< class X, class Y> struct cond< false, X, Y>  { using type = Y; }; 
# 5
template< class A, class B> constexpr auto mx(A a, B b) { return (a < b) ? b : a; } 
# 6
template< int S> struct lay { static constexpr inline int s = S; }; template< class L> constexpr size_t al(L l) { return ((size_t)1) << L::s; } 
# 7
template< class L, class E, bool R> struct CE { 
# 8
using La = L; static constexpr inline size_t AC = al(La{}); static constexpr inline size_t AD = al(L{}); static constexpr inline size_t AM = mx(AC, AD); 
# 9
struct S1 { alignas(AC) arr< E, 3>  c; alignas(AD) arr< E, 5>  d; }; union S2 { alignas(AD) arr< E, 3>  c; alignas(AC) arr< E, 5>  d; }; struct S3 { alignas(AM) arr< E, 3>  c; }; 
# 10
struct alignas(AC) S4 { E e; }; template< class T> struct S5 { alignas(AM) T t; }; using St = typename cond< R, S2, S1> ::type; 
# 11
struct SS { struct TS { using CS = typename cond< R, S2, S1> ::type; CS cs; E t; } ts; using PS = int; PS p; }; 
# 12
struct SD : public S1 { E x; }; struct SE { alignas(128) int i; [[no_unique_address]] S3 z; }; 
# 13
}; 
# 14
using C1 = CE< lay< 5> , char, true> ; using C2 = CE< lay< 6> , short, false> ; 
# 15
number< __alignof__(CE< lay< 5> , char, true> ::SS::TS)>  q1; number< 96UL>  q2; number< sizeof(CE< lay< 6> , short, false> ::SS)>  q3; number< 128UL>  q4; number< sizeof(CE< lay< 6> , short, false> ::S3)>  q5; number< sizeof(CE< lay< 6> , short, false> ::S3)>  q6; number< sizeof(CE< lay< 6> , short, false> ::S3)>  q7; number< __alignof__(CE< lay< 5> , char, true> ::SS::TS)>  q8; number< sizeof(CE< lay< 6> , short, false> ::SD)>  q9; number< 128UL>  qa; 
# 16
template< int N> struct A { struct alignas(N) S4 { char e; }; struct alignas(16) S5 { char c; }; struct __attribute((aligned(N))) S6 { char c; }; struct S7; struct __attribute((packed)) S8 { char c; int i; }; }; template< int N> struct alignas(N) BB { char c; }; template< int N> struct alignas(N) A< N> ::S7 { char c; }; 
# 17
number< sizeof(A< 8> ::S4)>  sa; number< sizeof(A< 8> ::S5)>  sb; number< sizeof(A< 8> ::S4)>  sc; number< __alignof__(CE< lay< 5> , char, true> ::SS::TS)>  sd; number< sizeof(A< 8> ::S4)>  se; number< sizeof(A< 8> ::S8)>  sf; template< class T> struct Q { alignas(T) char b[sizeof(T)]; alignas(__alignof__(T)) char c; }; number< sizeof(A< 8> ::S5)>  sh; 
# 18
static_assert(((__alignof__(CE< lay< 5> , char, true> ::SS) == (32)) && (sizeof(CE< lay< 6> , short, false> ::S4) == (64)) && (sizeof(A< 8> ::S8) == (5))));

# 1 "alignment_of_members_of_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c9183860_36_alignment_of_members_of_instances_cu_21ac8505_22743
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alignment_of_members_of_instances.cudafe1.stub.c"
#include "alignment_of_members_of_instances.cudafe1.stub.c"
# 1 "alignment_of_members_of_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
