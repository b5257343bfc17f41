# 1 "alignments_of_names.cu"
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
struct A { int i; } a [[gnu::aligned(16)]]; 
# 4
int v alignas(8), x __attribute((aligned(32))); 
# 5
struct B { alignas(32) int m; static int s alignas(32); }; 
# 6
static_assert(((__alignof__ (a) == (16)) && (__alignof__ (v) == (8)) && (__alignof__ (x) == (32))), "");
# 7
static_assert(((__alignof__ (B::s) == (32)) && (__alignof__ (B::m) == (32))), "");
# 8
template< int N, class T> struct C { enum alignas(N) E: T; static int s alignas(N); }; 
# 9
static_assert(((__alignof__(C< 8, char> ::E) == (8)) && (__alignof__ (C< 64, char> ::s) == (64))), "");
# 10
enum alignas(8) G: char { }; 
# 11
static_assert(((sizeof(G) == (1)) && (__alignof__(G) == (8))), "");
# 12
template< template< class >  class T, int N> struct D { typedef T< float>  type alignas(N); }; 
# 13
template< class T> struct Box { T t; }; 
# 14
static_assert((__alignof__(D< Box, 32> ::type) == (32)), "");
# 15
typedef int small alignas(2); 
# 16
static_assert((__alignof__(small) == (2)), "");
# 17
template< class T> void f(__decltype((__alignof__((T{}))))) { } 
# 18
template void f< int> (__decltype((__alignof__ (0))));

# 1 "alignments_of_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__36a67db3_22_alignments_of_names_cu_0ea850e6_5301
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alignments_of_names.cudafe1.stub.c"
#include "alignments_of_names.cudafe1.stub.c"
# 1 "alignments_of_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
