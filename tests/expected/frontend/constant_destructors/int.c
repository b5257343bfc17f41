# 1 "constant_destructors.cu"
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
struct TD { bool &d; constexpr TD(bool &b) : d(b) { } constexpr ~TD() { (d) = true; } }; 
# 4
union U { char c; TD t; constexpr U() : c() { } constexpr U(bool &b) : t(b) { } constexpr ~U() { } }; 
# 5
struct H { U u; bool has; constexpr H() : u(), has(false) { } constexpr H(bool &b) : u(b), has(true) { } constexpr ~H() { if (has) { ((u).t).~TD(); }  } }; 
# 6
template< class T> constexpr void destroy(T *p) { p->~T(); } 
# 7
struct H2 { U u; bool has; constexpr H2(bool &b) : u(b), has(true) { } constexpr ~H2() { if (has) { destroy(&((u).t)); }  } }; 
# 8
struct HB : public H { using H::H;}; 
# 9
struct HM { H m; int k; constexpr HM(bool &b) : m(b), k(0) { } }; 
# 10
constexpr bool t1() { bool d = false; { TD t(d); } return d; } 
# 11
constexpr bool t2() { bool d = false; { H t(d); } return d; } 
# 12
constexpr bool t3() { bool d = false; { H2 t(d); } return d; } 
# 13
constexpr bool t4() { bool d = false; { HB t(d); } return d; } 
# 14
constexpr bool t5() { bool d = false; { HM t(d); } return d; } 
# 15
constexpr bool t6() { bool d = false; { H t[1] = {d}; } return d; } 
# 16
constexpr bool t7() { bool d = false; { TD x(d); TD &r = x; (void)r; } return d; } 
# 17
constexpr bool t8() { bool d = false; (void)(((TD)(d))); return d; } 
# 18
constexpr bool t9() { bool d = false; TD *p = new TD(d); delete p; return d; } 
# 19
constexpr int f(TD t) { return 1; } 
# 20
constexpr bool t10() { bool d = false; f(((TD)(d))); return d; } 
# 21
constexpr bool t11() { bool d = false; if (TD x(d); true) { }  return d; } 
# 22
constexpr bool t12() { bool d = false; for (int i = 0; i < 1; ++i) { TD x(d); continue; }   return d; } 
# 23
constexpr bool t13() { bool d = false; { const TD &r = ((TD)(d)); if (d) { return false; }  } return d; } 
# 24
constexpr int g(bool &d) { TD x(d); return d; } 
# 25
constexpr bool t14() { bool d = false; int v = g(d); return d && (!v); } 
# 27
static_assert(t1(), "t1()");static_assert(t2(), "t2()");static_assert(t3(), "t3()");static_assert(t4(), "t4()");static_assert(t5(), "t5()");static_assert(t6(), "t6()");static_assert(t7(), "t7()");static_assert(t8(), "t8()");static_assert(t9(), "t9()");static_assert(t10(), "t10()");static_assert(t11(), "t11()");static_assert(t12(), "t12()");static_assert(t13(), "t13()");static_assert(t14(), "t14()");

# 1 "constant_destructors.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1452fbd7_23_constant_destructors_cu_b36f7921_29668
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constant_destructors.cudafe1.stub.c"
#include "constant_destructors.cudafe1.stub.c"
# 1 "constant_destructors.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
