# 1 "misapplied_printed_as_written.cu"
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
__attribute((nv_pure)) int v1; 
# 4
__attribute((__nv_pure__)) int v2; 
# 5
__attribute((__global__)) int v3; 
# 6
[[gnu::global]] int v4; 
# 7
[[gnu::__shared__]] int f4(); 
# 8
[[using gnu:host, unused]] int v5; 
# 9
__attribute((unused, host)) int v6; 
# 10
__attribute((host, unused)) int v7; 
# 11
int v8 __attribute((global)); 
# 12
int v9 [[gnu::global]]; 
# 13
typedef int I __attribute((shared)); 
# 14
using U = int __attribute((shared)) ; 
# 15
using U2 [[gnu::shared]] = int; 
# 16
namespace N __attribute((device)) { int z; }
# 17
namespace [[gnu::device]] M { int z; }
# 18
struct __attribute((device)) S { int a __attribute((device)), b; int m(); __attribute((constant)) typedef int t; }; 
# 19
struct S2 { int a; }; 
# 20
__attribute((host)) struct S3 { int a; } s3; 
# 21
struct S4 { int a; } s4; 
# 22
enum E { x __attribute((device)) = 3, y [[gnu::device]]}; 
# 23
void g(int p __attribute((device)), __attribute((global)) int) { L: __attribute((device)); ; if (p) { goto L; }  __attribute((host)) int l; int l2 __attribute((host)); __attribute((device)) ; for (__attribute((host)) int i = 0; i < 3; i++) { ; }  [[gnu::device]] return; } 
# 24
template< class T> __attribute((shared)) void tf(T); 
# 25
template< class T> __attribute((launch_bounds(sizeof(T)))) int tv; 
# 26
template< class T> struct __attribute((device)) TC { T a __attribute((shared)); }; 
# 27
template< class T> using TA = T; 
# 28
__attribute((shared)) void fd() { } 
# 29
void fe() __attribute((shared)); 
# 30
union __attribute((cluster_dims(1, 2))) UU { int a; }; 
# 31
extern "C" {__attribute((host)) int ec; }
# 32
int *ph __attribute((host)); 
# 33
int anchor = 1; 

# 1 "misapplied_printed_as_written.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__355bfcc6_32_misapplied_printed_as_written_cu__Z1gii
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "misapplied_printed_as_written.cudafe1.stub.c"
#include "misapplied_printed_as_written.cudafe1.stub.c"
# 1 "misapplied_printed_as_written.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
