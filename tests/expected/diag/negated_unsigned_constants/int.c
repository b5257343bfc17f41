# 1 "negated_unsigned_constants.cu"
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
const unsigned cu = 4294967295U; const unsigned long cl = (~0UL); const unsigned long cm = (-1UL); enum { EM = (-1U)}; 
# 4
void i(int); void l(long); void s(short); struct P { P(long); }; void p(P); struct B { int b: 3; }; 
# 5
void f(bool q, B b) { 
# 6
int a1 = (4294967295U); int a2 = (-1U); int a3 = (~0U); int a4 = (-sizeof(int)); int a6 = (0U - (1)); int a7 = (cu); int a9 = ((unsigned)(-1)); int a10 = ((unsigned)(-1U)); int b1 = (1U << 31); int b2 = (-(-1U)); 
# 7
long c2 = (-1UL); long c3 = (18446744073709551615UL); long c4 = (cl); long c5 = (cm); long c8 = (-(1UL << 63)); long c9 = ((-sizeof(int)) - (1)); long d2 = ((-sizeof(int)) * (2)); int d3 = (EM); 
# 8
i(-1U); l(-1UL); l(-sizeof(int)); s(-1U); p(-1UL); short e2 = (-1U); short e4 = (-((unsigned short)1)); int g1 = q ? -1U : (3); a1 = (-1U); c2 = (-1UL); (b.b) = (-1U); (b.b) = (7U); 
# 9
} 
# 10
int r1() { return -1U; } long r4() { return -1UL; } int g1 = (-1U); int arr[] = {(-1), ((int)(-1U))}; 
# 11
template< class T> void g() { l(-sizeof(T)); long a = (-sizeof(int)); int b = (-1U); int c = (4294967295U); } 
# 12
template void g< int> ();

# 1 "negated_unsigned_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fcd95513_29_negated_unsigned_constants_cu__Z1fb1B
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "negated_unsigned_constants.cudafe1.stub.c"
#include "negated_unsigned_constants.cudafe1.stub.c"
# 1 "negated_unsigned_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
