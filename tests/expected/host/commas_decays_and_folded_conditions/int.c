# 1 "commas_decays_and_folded_conditions.cu"
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
int f(int); int g(int, int); 
# 5
int commas(int a, int b, int *p) { f((a, b)); int x = ((a, b)); int y = (a, 3); int z{((a, b))}; (p[a, b]) = 1; __decltype((f(1), 2)) q = 1; return ((((a, b) + x) + y) + z) + q; } 
# 6
template< class ...A> void packs(A &&...a) { int d[] = {(((f(a), 0)))...}; } 
# 7
void arrays(int n) { int arr[3]; char *q = (char *)(arr); long l = (long)(arr); const char *s = ((const char *)("abc")); char c = (("x")[0]); } 
# 8
constexpr int tab[2] = {1, 2}; int k1 = (tab[1]); int k2 = (*(tab)); int neg = 1 / 0; bool t = (true || (f(1))); int u = (false ? f(1) : 4); 
# 9
int noreturn() { } 
# 10
enum E { e1 = 12}; bool promoted(int i) { return ((e1) - 1) < i; } 
# 11
template< int N> void ki(); template< long N> void kl(); void uses() { ki< 1> (); ki< 4> (); kl< 3L> (); } 
# 12
void (*ov)(int) = [](int) { } ; auto plus = (+[](int a) { return a; } ); constexpr auto closure = []{ return 1; } ; typedef decltype(closure) __T0, __T1;
# 13
static_assert((sizeof(int)), "");bool n1 = (noexcept(1 + 2)); 
# 14
struct B1 { B1(int); }; struct Vb : virtual public B1 { Vb(); }; struct Db : public Vb { int p; Db() : B1(3), Vb(), p(1) { } }; 
# 15
namespace d { enum class En { a}; }using d::En;constexpr d::En en = En::a; 

# 1 "commas_decays_and_folded_conditions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b4de8e9a_38_commas_decays_and_folded_conditions_cu_ddbf74d3
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "commas_decays_and_folded_conditions.cudafe1.stub.c"
#include "commas_decays_and_folded_conditions.cudafe1.stub.c"
# 1 "commas_decays_and_folded_conditions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
