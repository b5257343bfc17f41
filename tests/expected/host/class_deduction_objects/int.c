# 1 "class_deduction_objects.cu"
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
namespace n { 
# 4
template< class S> struct a { S s; constexpr explicit a(S x) : s(x) { } constexpr a(S x, S y) : s(x + y) { } }; 
# 5
template< class S> struct c { S s; constexpr explicit c(S x) : s(x) { } constexpr c(S x, S y) : s(x + y) { } ~c(); }; 
# 6
template< class S> struct d { S s; explicit d(S x) : s(x) { } ~d(); }; 
# 7
template< class S> struct e { S s; constexpr e() : s() { } ~e(); }; e()->e< int> ; 
# 8
template< class S> struct p { S *s; constexpr explicit p(S *x) : s(x) { } ~p(); }; 
# 9
template< class S> struct q { S s; constexpr explicit q(const S &x) : s(x) { } ~q(); }; 
# 10
}
# 11
template< class S> struct g { S s; constexpr explicit g(S x) : s(x) { } constexpr g(S x, S y) : s(x + y) { } ~g(); }; 
# 12
using namespace n;
# 13
int gv; const int gk = 3; 
# 14
void use(...); 
# 15
template< class T> void tuse(T); 
# 16
void host(int y) { 
# 17
use(n::a(y)); use(n::c(y)); tuse(n::a(y)); tuse(n::c(y)); ((n::c< int> )(0)); 
# 18
auto x1 = n::c< int> (0, 1); 
# 19
auto x2 = n::c(0, y); 
# 20
auto x3 = n::a(0, 1); 
# 21
auto x4 = n::c< int> {0, 1}; 
# 22
auto x5 = n::c{0, y}; 
# 23
auto x6 = n::a< int> {0, 1}; 
# 24
auto x7 = n::e< int> (); 
# 25
auto x8 = n::e< int> {}; 
# 26
auto x9 = ((n::p< int> )(&gv)); 
# 27
auto x10 = n::p(&y); 
# 28
auto x11 = n::p< int> {&gv}; 
# 29
auto x12 = ((n::q< int> )(0)); 
# 30
auto x13 = ((n::q< int> )(gk)); 
# 31
auto x14 = n::q< int> {gk}; 
# 32
auto x15 = n::q(y + 1); 
# 33
auto x16 = ((n::c< unsigned long> )(sizeof y)); 
# 34
auto x17 = ((n::c< int> )(gk + 1)); 
# 35
auto x18 = n::c< int> (0, 1); 
# 36
auto x19 = n::c< int> {0, 1}; 
# 37
((n::c< int> )(0)); n::c(y + 0); n::a(0); n::a< int> {0}; n::c< int> {0}; 
# 38
(((n::c< int> )(0))).s; int z = ((((((n::c< int> )(0))).s) + ((n::a< int> {1}).s)) + ((n::c< int> {2}).s)) + ((n::a(0, 1)).s); 
# 39
auto l = [](int k) { return ((((g< int> )(0))).s) + (g(k).s); } ; typedef decltype(l) __T0;
# 40
auto m = [w = ((g< int> )(0)), v = ((n::c< int> )(1)), u = n::a(2), t = g(y)]() { } ; typedef decltype(m) __T1;
# 41
if ((((g< int> )(0))).s) { }  for (auto i = ((g< int> )(0)); i.s;) { }  
# 42
auto t1 = ((y) ? ((n::c< int> )(0)) : ((n::c< int> )(1))); auto t2 = ((y) ? g(y) : ((g< int> )(0))); 
# 43
} 
# 44
template< class T> void tt(T t) { auto a1 = n::c(0); auto a2 = n::c{0}; auto a3 = n::a{0}; auto a4 = n::c(t); use(g(0)); auto a5 = n::a(n::a(0)); auto a6 = n::a(n::a(t)); } 

# 1 "class_deduction_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1c412df0_26_class_deduction_objects_cu__Z4hosti
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "class_deduction_objects.cudafe1.stub.c"
#include "class_deduction_objects.cudafe1.stub.c"
# 1 "class_deduction_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
