# 1 "addresses_in_parentheses_and_braces.cu"
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
struct S { int v; }; S nobj; int g; constexpr S obj{3}; int arr[3]; constexpr int &crg = (g); int f(); 
# 4
void nt(int &p) { auto a((&nobj)); S *b((&nobj)); int &c((g)); auto &d((g)); const int &e(3); auto f(3); int h(f); S &i((nobj)); S j(nobj); auto k((arr)); int *l((arr)); auto m(nobj); auto n((obj)); S o((obj)); const S &q((obj)); auto &&r((g)); int &s(p); auto *t((&g)); auto u(crg); auto *v(&p); int &w((nobj.v)); int &x((arr[1])); const auto y(3); auto z((2 + 3)); int a1((2 + 3)); const int &a2(2 + 3); auto a3(("x")); auto &a4(("x")); const char *a5(("x")); auto a6(nullptr); bool a7((&g)); void *a8((&g)); auto a9(((void *)(&g))); static auto b1 = (&g); static int &b2 = (g); long b3((3)); const long &b4(3); int &&b5(3); int &&b6((static_cast< int &&>(g))); } 
# 5
template< class T> void te(int &p) { auto a(&nobj); S *b(&nobj); int &c((g)); auto &d((g)); const int &e(3); auto f(3); int h(f); S &i((nobj)); S j(nobj); auto k(arr); int *l(arr); auto m(nobj); auto n((obj)); S o((obj)); const S &q((obj)); auto &&r((g)); int &s(p); auto *t(&g); auto u(crg); auto *v(&p); int &w((nobj.v)); int &x((arr[1])); const auto y(3); auto z((2 + 3)); int a1((2 + 3)); const int &a2(2 + 3); auto a3("x"); auto &a4(("x")); const char *a5("x"); auto a6(nullptr); bool a7(&g); void *a8(&g); auto a9((void *)(&g)); static auto b1 = (&g); static int &b2 = (g); long b3((3)); const long &b4(3); int &&b5(3); int &&b6((static_cast< int &&>(g))); } 
# 6
void nb(int &p) { auto a{(&nobj)}; S *b{(&nobj)}; int &c{(g)}; auto &d{(g)}; const int &e{3}; auto f{3}; int h{f}; S &i{(nobj)}; S j{nobj}; auto k{(arr)}; int *l{(arr)}; auto m{nobj}; auto n{(obj)}; S o{(obj)}; const S &q{(obj)}; auto &&r{(g)}; int &s{p}; auto *t{(&g)}; auto u{crg}; auto *v{&p}; int &w{(nobj.v)}; int &x{(arr[1])}; const auto y{3}; auto z{(2 + 3)}; int a1{(2 + 3)}; const int &a2{2 + 3}; auto a3{("x")}; const char *a5{("x")}; auto a6{nullptr}; void *a8{(&g)}; auto a9{((void *)(&g))}; static auto b1{(&g)}; static int &b2{(g)}; long b3{(3)}; const long &b4{3}; int &&b5{3}; int &&b6{(static_cast< int &&>(g))}; } 
# 7
template< class T> void tb(int &p) { auto a{&nobj}; S *b{&nobj}; int &c{(g)}; auto &d{(g)}; const int &e{3}; auto f{3}; int h{f}; S &i{(nobj)}; S j{nobj}; auto k{arr}; int *l{arr}; auto m{nobj}; auto n{obj}; S o{obj}; const S &q{(obj)}; auto &&r{(g)}; int &s{p}; auto *t{&g}; auto u{crg}; auto *v{&p}; int &w{(nobj.v)}; int &x{(arr[1])}; const auto y{3}; auto z{(2 + 3)}; int a1{(2 + 3)}; const int &a2{2 + 3}; auto a3{"x"}; const char *a5{"x"}; auto a6{nullptr}; void *a8{&g}; auto a9{(void *)(&g)}; static auto b1{(&g)}; static int &b2{(g)}; long b3{(3)}; const long &b4{3}; int &&b5{3}; int &&b6{(static_cast< int &&>(g))}; } 
# 8
struct M { int *a; int &b; const int &c; S *d; bool e; void *f; M() : a(&g), b(g), c(g), d(&nobj), e(&g), f(&g) { } M(int) : a{&g}, b{g}, c{g}, d{&nobj}, f{&g} { } }; 
# 9
template< class T> struct TM { int *a; int &b; const int &c; S *d; bool e; void *f; T *h; TM() : a(&g), b(g), c(g), d(&nobj), e(&g), f(&g), h(&g) { } TM(int) : a{&g}, b{g}, c{g}, d{&nobj}, f{&g} { } }; 

# 1 "addresses_in_parentheses_and_braces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0de44309_38_addresses_in_parentheses_and_braces_cu_crg
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "addresses_in_parentheses_and_braces.cudafe1.stub.c"
#include "addresses_in_parentheses_and_braces.cudafe1.stub.c"
# 1 "addresses_in_parentheses_and_braces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
