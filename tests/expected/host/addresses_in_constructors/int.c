# 1 "addresses_in_constructors.cu"
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
struct S { int v; }; S nobj; int g; constexpr S obj{3}; int arr[3]; constexpr int &crg = (g); int f(); int &rg = (g); constexpr int ci = 3; 
# 4
struct M { int x; int *p; int *q; const char *r; void *s; int *t; int *u; S v; int &w; int y; long z; bool b; int &c; void (*fn)(void); int (S::*mp); int *cr; double d; const int &e; const int &e2; S o2; M() : x((2 + 3)), p((0)), q((nullptr)), r("x"), s((void *)(&g)), t(arr), u(&(arr[1])), v(nobj), w(g), y(ci), z((3)), b(&g), c(rg), fn((nullptr)), mp((&S::v)), cr(&crg), d((3)), e(ci), e2(3), o2((obj)) { } M(int); M(long) : x{(2 + 3)}, p{(0)}, q{(nullptr)}, r{"x"}, s{(void *)(&g)}, t{arr}, u{&(arr[1])}, v{nobj}, w{g}, y{ci}, z{(3)}, b{true}, c{rg}, fn{(nullptr)}, mp{(&S::v)}, cr{&crg}, d{(3)}, e{ci}, e2{3}, o2{(obj)} { } }; 
# 5
M::M(int) : x((2 + 3)), p((0)), q((nullptr)), r("x"), s((void *)(&g)), t(arr), u(&(arr[1])), v(nobj), w(g), y(ci), z((3)), b(&g), c(rg), fn((nullptr)), mp((&S::v)), cr(&crg), d((3)), e(ci), e2(3), o2((obj)) { } 
# 6
template< class T> struct TM { int x; int *p; int *q; const char *r; void *s; int *t; int *u; S v; int &w; int y; long z; bool b; int &c; void (*fn)(void); int (S::*mp); int *cr; double d; const int &e; const int &e2; S o2; TM() : x((2 + 3)), p((0)), q((nullptr)), r("x"), s((void *)(&g)), t(arr), u(&(arr[1])), v(nobj), w(g), y(ci), z((3)), b(&g), c(rg), fn((nullptr)), mp((&S::v)), cr(&crg), d((3)), e(ci), e2(3), o2((obj)) { } TM(int); TM(long) : x{(2 + 3)}, p{(0)}, q{(nullptr)}, r{"x"}, s{(void *)(&g)}, t{arr}, u{&(arr[1])}, v{nobj}, w{g}, y{ci}, z{(3)}, b{true}, c{rg}, fn{(nullptr)}, mp{(&S::v)}, cr{&crg}, d{(3)}, e{ci}, e2{3}, o2{obj} { } }; 
# 7
template< class T> TM< T> ::TM(int) : x((2 + 3)), p((0)), q((nullptr)), r("x"), s((void *)(&g)), t(arr), u(&(arr[1])), v(nobj), w(g), y(ci), z((3)), b(&g), c(rg), fn((nullptr)), mp((&S::v)), cr(&crg), d((3)), e(ci), e2(3), o2((obj)) { } 
# 8
struct N { int *a = (&g); int *b{(&g)}; int &c = (g); int &d{(g)}; const int &e{3}; int x{(2 + 3)}; S o = (obj); S o3{(obj)}; }; 
# 9
template< class T> struct TN { int *a = (&g); int *b{(&g)}; int &c = (g); int &d{(g)}; const int &e{3}; int x{(2 + 3)}; S o = (obj); S o3{obj}; }; 
# 10
void fn() { int *p[2] = {&g, arr}; int *q[] = {(nullptr), &crg}; } 

# 1 "addresses_in_constructors.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__750edd29_28_addresses_in_constructors_cu_crg
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "addresses_in_constructors.cudafe1.stub.c"
#include "addresses_in_constructors.cudafe1.stub.c"
# 1 "addresses_in_constructors.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
