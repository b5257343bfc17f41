# 1 "greater_in_template_arguments.cu"
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
template< bool B, int I> struct T2 { }; template< int N, bool C = ((N) ? true : ((N <= 2) && (N > 1))), bool D = ((N > 1) && (N > 2)), bool E = ((N <= 1) || ((N > 1) && (N))), bool F = ((N) ? (N > 1) ? true : false : false), bool G = ((N > 1) == (N > 2)), bool H = !(N > 1), int J = (N > 1) + 1, bool K = (N) ? !(N > 1) : true, int L = (N) ? (N > 1) + 1 : 2, int M = ((N) ? N << 1 : (N >> 1))> struct S1 { 
# 4
T2< ((N) ? true : ((N <= 2) && (N > 1))), 1>  a; T2< ((N > 1) && (N > 2)), 2>  b; T2< ((N <= 1) || ((N > 1) && (N))), 3>  c; T2< ((N) ? (N > 1) ? true : false : false), 4>  d; T2< ((N > 1) == (N > 2)), 5>  e; T2< !(N > 1), (N > 1) + 1>  f; T2< (N) ? !(N > 1) : true, (N) ? (N > 1) + 1 : 2>  g; T2< true, ((N) ? N << 1 : (N >> 1))>  h; }; 
# 5
template< int N, bool A = ((N > 1) != (N > 2)), bool B = ((N > 1) < (N > 2)), int C = ((N > 1) | (N > 2)), int D = ((N > 1) & 1), int E = ((N > 1) ^ 1), int F = (N > 1) * 2, int G = ((N >> 1) << 1), bool H = (N >= 1) && (N), bool I = ((N > 1) <= 1), bool J = ((N > 1) >= 1), int K = (N, (N > 1)), int L = -(N > 1), int M = (int)(N > 1), int O = (int)(N >> 1)> struct S2 { 
# 6
T2< ((N > 1) != (N > 2)), 1>  a; T2< ((N > 1) < (N > 2)), 1>  b; T2< true, ((N > 1) | (N > 2))>  c; T2< true, ((N > 1) & 1)>  d; T2< true, ((N > 1) ^ 1)>  e; T2< true, (N > 1) * 2>  f; T2< true, ((N >> 1) << 1)>  g; T2< (N >= 1) && (N), 1>  h; T2< ((N > 1) <= 1), 1>  i; T2< ((N > 1) >= 1), 1>  j; T2< true, (N, (N > 1))>  k; T2< true, -(N > 1)>  l; T2< true, (int)(N > 1)>  m; T2< true, (int)(N >> 1)>  o; }; 

# 1 "greater_in_template_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0108164e_32_greater_in_template_arguments_cu_1d778001_18073
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "greater_in_template_arguments.cudafe1.stub.c"
#include "greater_in_template_arguments.cudafe1.stub.c"
# 1 "greater_in_template_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
