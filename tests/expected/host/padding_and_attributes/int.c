# 1 "padding_and_attributes.cu"
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
#if 0
# 3
struct d1 { double x; }; 
#endif
# 4 "padding_and_attributes.cu"
#if 0
# 4
struct __attribute((aligned(4))) i1 { int x; }; 
#endif
# 5 "padding_and_attributes.cu"
#if 0
# 5
struct __attribute((aligned(2))) s1 { char x, y; }; 
#endif
# 6 "padding_and_attributes.cu"
#if 0
# 6
struct __attribute((aligned(4))) s2 { char x, y; }; 
#endif
# 7 "padding_and_attributes.cu"
#if 0
# 7
struct alignas(8) s3 { char x, y; }; 
#endif
# 8 "padding_and_attributes.cu"
#if 0
# 8
struct s4 { char x; __attribute((aligned(8))) int y; }; 
#endif
# 9 "padding_and_attributes.cu"
#if 0
# 9
struct s5 { s3 a; }; 
#endif
# 10 "padding_and_attributes.cu"
struct A1 { char a; d1 c; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 11
struct A2 { char a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)i1 c; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 12
struct A3 { char a; __pad__(volatile char:8;)s1 c; char e; __pad__(volatile char:8;)}; 
# 13
struct A4 { char a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)s2 c; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 14
struct A5 { char a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)s3 c; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 15
struct A6 { char a; s4 c; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 16
struct A7 { char a; s5 c; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 17
struct A8 { char a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)alignas(8) s2 c; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 18
struct A9 { char a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__attribute((aligned(8))) s2 c; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 19
struct B1 { short a: 3; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)s3 c; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 20
struct B2 { short a: 3; short b: 9; short q: 7; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)s3 c; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 21
struct B3 { short a: 3; short: 0; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)s3 c; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 22
struct B4 { char x[3]; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)int f(); typedef int t; s3 c; enum { k}; s2 d; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 23
struct B5 { struct in { char z; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)s3 c; }; in i; s3 y; }; 
# 24
struct B6 { char a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)static s3 st; s3 b; }; 
# 25
struct B7 { char a; union { int u; char v; }; s3 b; }; 
# 26
struct B8 { char a; union { int u; char v; } w; s3 b; }; 
# 27
enum E: char { e0}; struct E1 { enum F { f0} f; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)s3 s; }; 
# 28
struct C0 { }; struct C1 { C0 a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)s3 b; }; struct C2 { [[no_unique_address]] C0 a; s3 b; }; 

# 1 "padding_and_attributes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__98c07d7e_25_padding_and_attributes_cu_dab5cbbf_31966
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "padding_and_attributes.cudafe1.stub.c"
#include "padding_and_attributes.cudafe1.stub.c"
# 1 "padding_and_attributes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
