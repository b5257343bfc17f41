# 1 "references_to_functions_as_arguments.cu"
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
# 2
template< class R, class A, R (&F)(A)> struct FR { }; template< void (&F)(int)> struct FS { }; void fn(int); 
# 3
FR< void, int, fn>  a; FS< fn>  b; void g() { FR< void, int, fn>  c; FR< void, int, fn> {}; FS< fn> {}; } 
# 4
namespace n { void nf(int); }FS< n::nf>  d; template< class T> struct U { FS< fn>  a; FR< void, int, n::nf>  b; }; U< int>  u; template< void (&F)(int), int K = 3> struct FK { }; FK< fn>  fk; template< void (&...F)(int)> struct FP { }; FP< fn, n::nf>  fp; template< void (*F)(int)> struct PF { }; PF< &fn>  pf; PF< &fn>  pg; typedef FS< fn>  TD; TD td; 
# 5
template< class T> void tf() { FS< fn>  x; FR< void, T, fn>  y; } void h() { tf< int> (); } 

# 1 "references_to_functions_as_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d2a64ed8_39_references_to_functions_as_arguments_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "references_to_functions_as_arguments.cudafe1.stub.c"
#include "references_to_functions_as_arguments.cudafe1.stub.c"
# 1 "references_to_functions_as_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
