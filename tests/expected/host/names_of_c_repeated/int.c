# 1 "names_of_c_repeated.cu"
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
extern "C" const int a1 = 3; 
# 4
extern "C" const int a2; extern const int a2 = 3; 
# 5
extern "C" int a3; extern "C" int a3; 
# 6
extern "C" {extern int a4; }extern "C" int a4; 
# 7
extern "C" {extern int a5; }extern "C" {int a5 = 3; }
# 8
extern "C" int a6 = 4; 
# 9
extern int b1; extern "C" {}
# 10
extern "C" int b2; int b2; 
# 11
extern "C" int b3; extern "C" int b3; 
# 12
extern "C" const int b4; extern const int b4 = 4; 
# 13
extern "C" {extern const int b5; }extern const int b5 = 4; 
# 14
extern "C" int b6, b7; extern "C" int b6, b8; 
# 15
extern "C" const int c0 = 3; extern "C" const int c0; 
# 16
namespace N { extern "C" int n1; extern "C" int n1; }
# 17
extern "C" int N::n1; 
# 18
void g() { extern int b3; } 
# 19
extern "C" {typedef unsigned uint; typedef struct S1 S1; struct S2 { }; typedef struct S3 { int a; } S3; typedef int (*fp)(int); enum E1 { e}; typedef enum E1 E1; }
# 20
extern "C" { typedef unsigned uint; }
# 21
extern "C" { typedef unsigned uint; }
# 22
extern "C" { typedef S1 S1; }
# 23
extern "C" { typedef S3 S3; }
# 24
extern "C" { typedef int (*fp)(int); }
# 25
extern "C" { typedef enum E1 E1; }
# 26
typedef long l1; 
# 27
extern "C" {typedef long l1; typedef long l2; }
# 28
typedef long l1; extern "C" { using l2 = long; }
# 29
extern "C" { typedef char c1; }
# 30
extern "C" { typedef char c1; }
# 31
extern "C++" {extern "C" { typedef char c1; }}
# 32
namespace N { extern "C" {typedef int ni; }extern "C" { typedef int ni; }}
# 33
extern "C" {extern const int ci; extern int vi; const int c2 = 3; }
# 34
extern "C" const int ci; extern const int ci = 3; int vi = 4; extern "C" int vi; 
# 35
extern "C" {typedef unsigned uint; typedef char c1; }
# 36
void f() { typedef unsigned uint; } 
# 37
struct Q { typedef unsigned uint; }; 

# 1 "names_of_c_repeated.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__22736261_22_names_of_c_repeated_cu_a1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_of_c_repeated.cudafe1.stub.c"
#include "names_of_c_repeated.cudafe1.stub.c"
# 1 "names_of_c_repeated.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
