# 1 "misapplied_members_and_aliases.cu"
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
struct S { int m(); __attribute((launch_bounds(3))) int q; int m2(); __attribute((shared)) int m3() { return 1; } __attribute((foo)) int m4(); int m5(); __attribute((unused)) int m6(); int m7(); }; 
# 4
__attribute((shared)) int S::m() { return 1; } 
# 5
template< class T> struct Q { int m(); static int m2(); Q(); }; 
# 6
__attribute((grid_constant)) int m3(); 
# 7
template< class T> using TA __attribute((unused)) = T; 
# 8
template< class T> using TA2 = T; 
# 9
template< class T> using TA3 = T __attribute((unused)) ; 
# 10
using U1 = int __attribute((unused)) ; 
# 11
using U2 = int __attribute((aligned(8))) ; 
# 12
using U3 = int __attribute((aligned(8))) ; 
# 13
using U4 = int __attribute((device)) ; 
# 14
using U5 = int * __attribute((device)) ; 
# 15
using U6 = int [3] __attribute((device)); 
# 16
typedef int I __attribute((shared)), *J __attribute((shared)); 
# 17
void f() { using U = int __attribute((device)) ; [[gnu::device]] return; } 
# 18
int anchor = 1; 

# 1 "misapplied_members_and_aliases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bbd215cf_33_misapplied_members_and_aliases_cu_1755b2ce
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "misapplied_members_and_aliases.cudafe1.stub.c"
#include "misapplied_members_and_aliases.cudafe1.stub.c"
# 1 "misapplied_members_and_aliases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
