# 1 "vectors_named_by_typedefs.cu"
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
typedef float __m128 __attribute((__vector_size__(16), __may_alias__)); 
# 5
typedef float v4 __attribute((__vector_size__(16))); 
# 6
typedef v4 pk; 
# 7
typedef __m128 pk2; 
# 8
template< class T> struct A { }; 
# 9
template< class T> struct A< T *>  { }; 
# 10
template< class T> T f(T x) { return x; } 
# 11
template<> struct A< __m128>  { int a; }; 
# 12
template<> struct A< v4 *>  { int a; }; 
# 13
template<> struct A< const __m128>  { int a; }; 
# 14
A< __m128>  a1; A< const v4 *>  a2; A< __m128>  a3; A< __m128 [3]>  a4; A< __m128 (v4)>  a5; 
# 15
A< __m128>  *ff(A< __m128>  *); 
# 16
template< class T> struct B { typedef A< T>  type; }; 
# 17
B< v4> ::type *b1; B< v4> ::type bb1; 
# 18
B< v4> ::type *b2; 
# 19
template<> __m128 f< __m128> (__m128 x) { return x; } 
# 20
void g() { f< __m128> (pk2()); f(v4()); } 
# 21
template __attribute((noinline)) pk *f(pk * x);
# 22
template< class T> using AL = A< T> ; 
# 23
AL< v4>  al; AL< v4>  al2; 
# 24
struct C : public A< __m128>  { C() : ::A< __m128> () { } }; 
# 25
using U4 = float  __attribute((vector_size(16))); 
# 26
using U5 = float  __attribute((vector_size(16))); 
# 27
using U6 = float  __attribute((vector_size(16))) *; 
# 28
using I1 = int __attribute((aligned(8))) ; 
# 29
using I3 = int  __attribute((may_alias)); 
# 30
using I4 = long  __attribute((mode(DI))); 
# 31
using I5 = int  [[gnu::vector_size(16)]]; 
# 32
using I7 = const int  __attribute((vector_size(16))); 
# 33
using I8 = const int  __attribute((vector_size(16))); 
# 34
template< class T> using I9 = T  __attribute((vector_size(16))); 
# 35
template< class T> using I10 = T __attribute((aligned(16))) ; 
# 36
template< class T> using I11 = int __attribute((aligned(16))) ; 
# 37
struct S { using V = float  __attribute((vector_size(16))); template< class T> using W = T  __attribute((vector_size(16))); }; 
# 38
void fa() { using L = float  __attribute((vector_size(16))); } 

# 1 "vectors_named_by_typedefs.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1584fa33_28_vectors_named_by_typedefs_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "vectors_named_by_typedefs.cudafe1.stub.c"
#include "vectors_named_by_typedefs.cudafe1.stub.c"
# 1 "vectors_named_by_typedefs.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
