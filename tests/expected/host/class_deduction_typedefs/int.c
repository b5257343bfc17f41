# 1 "class_deduction_typedefs.cu"
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
template< class S> struct a { S s; constexpr explicit a(S x) : s(x) { } }; 
# 5
template< class S> struct c { S s; constexpr explicit c(S x) : s(x) { } ~c(); }; 
# 6
template< class S> struct d { S s; explicit d(S x) : s(x) { } ~d(); }; 
# 7
template< class S> using al = a< S> ; 
# 8
template< class S> struct ag { S s; }; 
# 9
template< class S> ag(S)->ag< S> ; 
# 10
}
# 11
template< class S> struct ga { S s; constexpr explicit ga(S x) : s(x) { } }; 
# 12
template< class S> struct gc { S s; constexpr explicit gc(S x) : s(x) { } ~gc(); }; 
# 13
template< class S> using gal = ga< S> ; 
# 14
typedef ga< int>  gi; typedef n::a< int>  ni; using ci = const n::a< int> ; 
# 15
void use(...); 
# 16
template< class T> void tuse(T); 
# 17
void host(int y) { 
# 18
ga< int>  w1 = ga(0); 
# 19
gi w2 = gi(y); 
# 20
ni w4 = ni(0); 
# 21
ni w5(y); 
# 22
ci w6 = ci(y); 
# 23
const n::a< int>  w7 = n::a(y); 
# 24
const ga< int>  w8 = ga(y); 
# 25
struct L { n::a< int>  m = n::a(0); ga< int>  k = ga(1); L(int z) : m(z), k(z) { } }; 
# 26
n::a< int>  arr[2] = {n::a(0), n::a(y)}; 
# 27
auto x1 = gc(y); 
# 28
auto x2 = ((n::c< int> )(0)); 
# 29
auto x3 = ((n::c< int> )(0)); 
# 30
auto x4 = n::a(0); 
# 31
auto x5 = n::a(0); 
# 32
auto x6 = n::ag< int> {0}; 
# 33
auto x7 = n::ag{y}; 
# 34
tuse(n::a(0)); tuse(((n::c< int> )(0))); tuse(n::c(y)); tuse(n::c< int> {0}); 
# 35
bool b = ((n::a(0)).s) == (n::a(y).s); 
# 36
const auto &r1 = ((n::c< int> )(0)); 
# 37
auto &&r2 = ((gc< int> )(0)); 
# 38
throw n::a(0); 
# 39
} 
# 40
auto f1() { return n::a(0); } 
# 41
auto f2() { return ((n::c< int> )(0)); } 
# 42
auto f3(int y) { return n::c{y}; } 
# 43
auto f4() { return n::c< int> {0}; } 
# 44
auto f5() { return ga< int> {0}; } 
# 45
auto f6(int y = (ga(3)).s, n::a< int>  z = n::a(4)) { return ga(0); } 
# 46
n::c gg(0); auto gh = ((n::c< int> )(1)); n::c gj = ((n::c< int> )(2)); auto gk = ((gc< int> )(7)); static auto gl = n::d(2); 
# 47
constexpr auto cc = n::a(1); constexpr n::a cd = n::a(3); constexpr n::a ce(3); static_assert(((cc.s) == 1), "");

# 1 "class_deduction_typedefs.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__dc2ba309_27_class_deduction_typedefs_cu__Z4hosti
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "class_deduction_typedefs.cudafe1.stub.c"
#include "class_deduction_typedefs.cudafe1.stub.c"
# 1 "class_deduction_typedefs.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
