# 1 "padding_before_device_members.cu"
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
struct f3 { float x, y, z; }; 
#if 0
# 4
struct __attribute((aligned(8))) g2 { float x, y; }; 
#endif
# 5 "padding_before_device_members.cu"
#if 0
# 5
struct g3 { float x, y, z; }; 
#endif
# 6 "padding_before_device_members.cu"
#if 0
# 6
struct __attribute((aligned(16))) g4 { float x, y, z, w; }; 
#endif
# 7 "padding_before_device_members.cu"
struct A1 { char a; int b; g3 c; }; 
# 8
struct A2 { g3 c; char a; int b; }; 
# 9
struct A3 { char a; g3 c; char b; double d; }; 
# 10
struct A4 { char a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)g2 c; char b; double d; }; 
# 11
struct A5 { g2 c; char b; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)g4 d; char e; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 12
struct A6 : public f3 { g2 c; }; 
# 13
struct A7 { virtual void f(); int i; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)g4 c; }; 
# 14
struct A8 { int b: 3; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)g2 c; }; 
# 15
struct A9 { int b: 3; int: 10; char d; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)g2 c; }; 
# 16
struct B1 { char a; g2 c[2]; }; 
# 17
struct B2 { char a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)const g2 c; B2(); }; 
# 18
struct B3 { static int s; char a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)void f(); g2 c; int x; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 19
struct B4 { char a; struct { g2 c; } in; }; 
# 20
struct B5 { char a; struct { char q; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)g2 c; }; }; 
# 21
struct B6 { char a; A4 in; }; 
# 22
typedef g2 tg2; 
# 23
struct B7 { char a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)tg2 c; }; 
# 24
struct B8 { char a, b; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)g2 c, d; }; 
# 25
struct B9 { char a; double d; g3 c; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)g2 e; }; 
# 26
union U { char a; g2 c; }; 
# 27
template< class T> struct T1 { char a; g2 c; T t; }; 
# 28
struct C1 { char a; alignas(16) g3 c; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 29
struct C2 { g2 c; long double ld; g2 d; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 30
struct C3 { char a; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)g2 f; private: char b; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)g4 e; }; 
# 31
struct C4 { char a; g2 *p; g2 c; }; 

# 1 "padding_before_device_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6bc7a1d3_32_padding_before_device_members_cu_a96770aa_31974
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "padding_before_device_members.cudafe1.stub.c"
#include "padding_before_device_members.cudafe1.stub.c"
# 1 "padding_before_device_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
