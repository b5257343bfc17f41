# 1 "returned_constants_of_templates.cu"
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
# 4
template< class T, int N> struct Q { static T v; void f(T t, char *d) { 
# 5
void *a = __builtin_alloca(sizeof(T) * (N)); int b = __builtin_clz(sizeof(T)); int b2 = __builtin_clz(N); void *c = __builtin_memcpy(d, &t, sizeof(T)); int e = (__builtin_strlen(T())); long g = __builtin_expect(T(), 1); int h = __builtin_memcmp(T(), T(), N); const int b3 = __builtin_clz(N); const int b4 = __builtin_popcount(t); int b5 = __builtin_popcount(T()); 
# 6
void *a1 = static_cast< void *>(__builtin_alloca(sizeof(T))); char *a2 = static_cast< char *>(__builtin_memcpy(d, d, N)); int a3 = __builtin_toupper(T()); double a4 = __builtin_huge_val(); double a5 = __builtin_fabs(T()); double a6 = __builtin_sin(T()); } 
# 7
bool lf() { return sizeof(T) <= (8); } bool lf2() const { return sizeof(T) <= (8); } bool lf3() { return N <= 8; } bool lf4() { return N <= 8; } bool lf5(T t) { return (t <= 8); } bool lf6() { return (v <= 8); } int lf7() { return sizeof(T) + (1); } auto lf8() { return N + 1; } decltype(auto) lf9() { return N + 1; } T lf10() { return N + 1; } bool lf11() { return (N == 1) && (sizeof(T) == (2)); } bool lf12() { return !(N); } bool lf13(int a) { return ((a) ? N : 2); } int lf14(int a) { return ((a <= (N / 2)) ? a * 2 : N); } int lf15() { return (N) ? 1 : 2; } T lf16(int a) { return ((a) ? 1 : 2); } int lf17(T t) { return ((t) ? t : N); } int lf18(int a) { return (a + N); } int lf19(int a) { return a; } int lf20() { return N; } 
# 8
}; 
# 9
template< class T> int g20(T a) { return sizeof(T) <= (8); } 
# 10
int g21(int a) { return (sizeof(int) <= (8)); } 
# 11
template< class T> unsigned g22(unsigned a, unsigned b) { return ((a <= (b / ((int)4))) ? a * ((int)4) : b); } 
# 12
template< class T> unsigned long g23(unsigned long a, unsigned long b) { return ((a <= (b / ((T)4))) ? a * ((int)4) : b); } 
# 13
enum { WB = 64}; 
# 14
inline unsigned long g24(unsigned long a, unsigned long b) { return ((a <= (b / ((int)WB))) ? a * ((int)WB) : b); } 
# 15
template< class T> unsigned long g25(unsigned long a, unsigned long b) { return ((a <= (b / ((int)WB))) ? a * ((int)WB) : b); } 
# 16
struct G26 { typedef unsigned long st; template< class T> st g() { st a = (1); const st b = (T()); return ((a <= (b / ((int)WB))) ? a * ((int)WB) : b); } }; 

# 1 "returned_constants_of_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__627bee8b_34_returned_constants_of_templates_cu__Z3g21i
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "returned_constants_of_templates.cudafe1.stub.c"
#include "returned_constants_of_templates.cudafe1.stub.c"
# 1 "returned_constants_of_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
