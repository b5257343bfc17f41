# 1 "p_v_comparisons_and_declarators.cu"
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
namespace std { struct strong_ordering { int v; static const strong_ordering less; friend constexpr bool operator<(strong_ordering a, int) { return (a.v) < 0; } friend constexpr bool operator<=(strong_ordering a, int) { return (a.v) <= 0; } friend constexpr bool operator>(strong_ordering a, int) { return (a.v) > 0; } }; struct partial_ordering { int v; }; struct weak_ordering { int v; }; }
# 4
struct A { int x; auto operator<=>(const A &) const = default;}; 
# 5
static_assert(((A{1} == A{1}) && ((A{1} != A{2}))));
# 6
bool f(A a, A b) { return (a == b); } 
# 7
struct K { private: int x; bool operator==(const K &) const = default;friend struct L; }; 
# 8
struct L { K k; bool operator==(const L &) const = default;}; 
# 9
bool l(L x, L y) { return (x == y); } 
# 10
int g0; int da(int g0, int b = g0); int z1 = ((int)3), *q = (0); int z2 = 4; int use() { int z(((int)3)); return (z + z1) + z2; } 
# 11
void take(void (*)(int)); void takeb(bool); void closures() { take([](int) { } ); take([](auto) { } ); takeb([]{ } ); } 
# 12
template< class T, class D> auto ap(T (A::* p), D & d)->__decltype((d.*p)); template< class T> char ap(T (A::* p), ...); A a; int m = (sizeof ap(&A::x, a)); 

# 1 "p_v_comparisons_and_declarators.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__138aa960_34_p_v_comparisons_and_declarators_cu__Z1f1AS_
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "p_v_comparisons_and_declarators.cudafe1.stub.c"
#include "p_v_comparisons_and_declarators.cudafe1.stub.c"
# 1 "p_v_comparisons_and_declarators.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
