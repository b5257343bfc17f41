# 1 "attributes_without_declarators.cu"
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
# 5
struct A { }; 
# 6
struct B { char c; int i; }; 
# 7
static_assert((sizeof(B) == (8)), "");
# 8
struct C { char c; int i; }; 
# 9
static_assert((sizeof(C) == (8)), "");
# 10
enum E { e}; 
# 11
struct F { }; 
# 12
struct G { }; 
# 13
struct H { }; 
# 14
static_assert((__alignof__(H) == (1)), "");
# 15
struct I { }; 
# 17
struct J { 
# 18
struct K { }; 
# 19
union { int u; }; 
# 20
friend struct L; 
# 21
enum class M; 
# 22
}; 
# 23
template< class T> struct N { }; 
# 24
template< class T> struct O { }; 
# 25
template<> struct N< int>  { }; 
# 26
template struct N< char> ;
# 27
void block() { struct P { }; struct Q { }; } 
# 28
A a; 
# 29
C c; 
# 31
struct R { char c; int i; }; 
# 32
static_assert((sizeof(R) == (8)), "");
# 33
struct S { char c; int i; }; 
# 34
[[gnu::packed]] struct T { char c; int i; } t; 
# 35
static_assert((sizeof(T) == (8)), "");
# 36
[[deprecated]] struct U { char c; int i; } u; 
# 37
[[gnu::aligned(16)]] struct V { char c; int i; } v; 
# 38
static_assert((sizeof(V) == (8)), "");
# 39
struct W { char c; int i; } __attribute((packed)) w; 
# 40
static_assert((sizeof(W) == (5)), "");
# 41
enum X { x}; 
# 42
[[gnu::packed]] struct Y { char c; int i; } y; 
# 43
static_assert((sizeof(Y) == (8)), "");
# 44
struct Z { }; 
# 45
R r; 
# 46
U *pointer = (&u); 

# 1 "attributes_without_declarators.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9207daf3_33_attributes_without_declarators_cu_7a1a3fa6
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "attributes_without_declarators.cudafe1.stub.c"
#include "attributes_without_declarators.cudafe1.stub.c"
# 1 "attributes_without_declarators.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
