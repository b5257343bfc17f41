# 1 "lists_of_constants_in_templates.cu"
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
struct Co { int a[2]; Co(int, int); Co(int); Co(); }; struct Ag { int x, y; }; struct Cx { constexpr Cx(int, int) { } Cx(const Cx &); }; 
# 5
template< class T, int P> struct It { static const int kN = P; static const int kE = 4; typedef typename T::Sh Sh; void add(Co); Co r1() { return {0, -1}; } Co r2(int i) { return {P - 1, i * P}; } Ag r3(int i) { return {(-1), P - i}; } Co r4() { return Co{-1, P - 1}; } Ag r5() { return Ag{(-1), (kN - 1)}; } Co r6(int i) { return Co{kN * 2, i}; } Co r7() { return {T::k * Sh::k, -T::k}; } 
# 6
void f(int i) { Co x; x = {0, -1}; Ag a{(T::k * Sh::k), (-T::k)}; Ag b{(kN * 2), (-1)}; Ag c = {(-1), (P - 1)}; Co d{(kN * 2), i}; Co e{(kN - 1), (-1)}; Co g{3, (-1)}; Co h{(-1)}; Co j{(P - 1), 3}; Co k{(kE * 2), 1}; Co l{((int)sizeof(T)), ((int)P)}; Co n{(-T::k), (~P)}; Co o{(T::k + 1), i}; Co q{(!(P)), ((P) ? 1 : 2)}; Cx y{(-1), (P - 1)}; Cx z{(T::k - 1), 2}; Co *pp = new Co{-1, P - 1}; Co v[] = {{(-1), (P - 1)}, {(kN * 2), i}}; add(Co{-1, P - 1}); add({P - 1, 3}); add({(int)P, -1}); add({T::k - 1, 2}); Co w(-1, P - 1); const Co u{(-1), 2}; static Co s{(-1), 2}; auto t = Co{-1, P - 1}; Co tt = Co{-1, P - 1}; } Co mem{(-1), (P - 1)}; Co mem2 = {(-1), (P - 1)}; Ag mem3{(-1), (P - 1)}; It() : mem{(-1), (P - 1)}, mem3{(-1), (P - 1)} { } }; 

# 1 "lists_of_constants_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__afcee3ca_34_lists_of_constants_in_templates_cu_fd2b510d_1605
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lists_of_constants_in_templates.cudafe1.stub.c"
#include "lists_of_constants_in_templates.cudafe1.stub.c"
# 1 "lists_of_constants_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
