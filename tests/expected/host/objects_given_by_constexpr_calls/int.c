# 1 "objects_given_by_constexpr_calls.cu"
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
struct F { int a; }; 
# 5
constexpr F cfv{}; int g0; constexpr int arr[3] = {1, 2, 3}; F gf; 
# 6
struct K { int a; constexpr K() : a(1) { } constexpr int f(int) const { return 1; } constexpr const F &s() const { return cfv; } constexpr const int *b() const { return arr; } constexpr K k() const { return K(); } }; 
# 7
constexpr K mk() { return K(); } 
# 8
constexpr const F &id(const F &x) { return x; } constexpr const F *pid(const F *x) { return x; } 
# 9
constexpr int a1 = ((mk()).f(1) + 1), a2 = ((mk()).s().a), a3 = ((mk()).b()[1]), a4 = (*(mk()).b()); int b1 = ((mk()).f(1) + 1), b2 = ((mk()).s().a), b3 = ((mk()).b()[1]), b4 = (*(mk()).b()); 
# 10
constexpr const F &c1 = ((mk()).s()); constexpr const F &c2 = (((mk()).k()).s()); const F &c3 = ((mk()).s()); constexpr const int *c4 = ((mk()).b() + 1); const int *c5 = ((mk()).b() + 1); constexpr const F &c6 = (*pid(&cfv)); const F &c7 = (*pid(&cfv)); constexpr const int &c8 = ((mk()).s().a); const int &c9 = (pid(&cfv)->a); constexpr const int &c10 = ((mk()).b()[1]); constexpr const int &c11 = (*(mk()).b()); 
# 11
const F &d1 = (id(gf)); F &d2 = (const_cast< F &>(id(gf))); int d3 = id(gf).a; int d4 = (id(gf).a) + 1; const F *d5 = (&id(gf)); int d6 = ((id(cfv).a) + 1); bool d7 = ((&id(gf)) == (&gf)); const F *d8 = (pid(&gf) + 1); const int *d9 = (&(id(gf).a)); F d10 = id(gf); F d11 = (id(cfv)); const F d12 = id(cfv); 
# 12
void fn() { int b1 = ((mk()).f(1) + 1), b2 = ((mk()).s().a), b3 = ((mk()).b()[1]), b4 = (*(mk()).b()); const F &d1 = (id(gf)); F &d2 = (const_cast< F &>(id(gf))); int d3 = id(gf).a; int d4 = (id(gf).a) + 1; const F *d5 = (&id(gf)); int d6 = ((id(cfv).a) + 1); bool d7 = ((&id(gf)) == (&gf)); const F *d8 = (pid(&gf) + 1); const int *d9 = (&(id(gf).a)); F d10 = id(gf); F d11 = (id(cfv)); const F d12 = id(cfv); g0 = (id(cfv).a); g0 = ((mk()).f(1) + 1); if ((mk()).f(1)) { }  return (void)id(cfv); } 
# 13
const F &fr() { return id(cfv); } const F *fp() { return &id(cfv); } int fi() { return (mk()).f(1) + 1; } int fa() { return id(cfv).a; } 
# 14
void call(const F &, const F *, int); void fc() { call(id(cfv), &id(cfv), (mk()).f(1) + 1); } 
# 15
namespace returned { 
# 16
struct F { int a; }; struct E { }; struct G { int a; constexpr G() : a(1) { } }; 
# 17
constexpr F cfv{}; constexpr E ce{}; constexpr G cg{}; const F kf{}; F nf; constexpr int ci = 1; const G kg{}; constexpr F cf2 = {1}; static constexpr int arr[2] = {1, 2}; 
# 18
constexpr const F &a1(F) { return cfv; } 
# 19
const F &a2() { return cfv; } 
# 20
const E &a3() { return ce; } 
# 21
const G &a4() { return cg; } 
# 22
const F &a5() { return kf; } 
# 23
const F &a6() { return nf; } 
# 24
const int &a7() { return ci; } 
# 25
const G &a8() { return kg; } 
# 26
const F &a9() { return cf2; } 
# 27
F a10() { return (cfv); } 
# 28
const F *a11() { return &cfv; } 
# 29
const int &a12() { return cfv.a; } 
# 30
const int (&a13())[2] { return arr; } 
# 31
struct S { static constexpr inline F s{}; static const F &a14() { return s; } const F &a15() { return cfv; } const F &operator*() const { return cfv; } static constexpr const F &a16() { return cfv; } }; 
# 32
template< class T> struct TT { static const F &a14() { return cfv; } static const T &a15() { return cfv; } }; 
# 33
namespace N { constexpr F q{}; const F &w() { return q; } struct Z { const F &w() { return q; } }; }
# 34
const F &a17() { return N::q; } 
# 35
auto l = []()->const F & { return cfv; } ; typedef decltype(l) __T0;
# 36
const F &a18 = (cfv); const F &a19() { const F &r = (cfv); return r; } 
# 37
constexpr const F &id(const F &x) { return x; } constexpr const G &ig(const G &x) { return x; } 
# 38
F a20() { return (id(cfv)); } G a21() { return (ig(cg)); } const G a22() { return (ig(cg)); } G a23 = (ig(cg)); const G a24 = (ig(cg)); constexpr G a25 = (ig(cg)); auto a26 = (ig(cg)); const auto a27 = (ig(cg)); const auto a28 = id(cfv); 
# 40
}

# 1 "objects_given_by_constexpr_calls.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3fe83043_35_objects_given_by_constexpr_calls_cu_b1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_given_by_constexpr_calls.cudafe1.stub.c"
#include "objects_given_by_constexpr_calls.cudafe1.stub.c"
# 1 "objects_given_by_constexpr_calls.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
