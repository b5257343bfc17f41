# 1 "/tmp/me/w23/s1.cu"
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
# 1
constexpr int ap(int (*f)(int), int x) { return f(x); } 
# 2
template< class F> constexpr int ag(F f, int x) { return f(x); } 
# 3
static_assert(true);
# 4
static_assert(true, "msg");
# 5
static_assert((ag([](int x) { return x * 2; } , 4) == 8));
# 6
static_assert(true);
# 7
static_assert(true);
# 8
struct P { int (*f)(int); constexpr P(int (*g)(int)) : f(g) { } }; static_assert(true);
# 9
void f() { static_assert(true);constexpr int k = ap([](int x) { return x * 2; } , 4); static_assert((k == 8));} 
# 10
struct S { static_assert(true);int b: 8; }; 
# 11
int arr[8UL]; 
# 12
template< int N> struct T { }; 
# 13
constexpr int a2 = ap([](int x) { return x * 2; } , 4); 
# 14
int a3 = ap([](int x) { return x * 2; } , 4); 

# 1 "unit.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__61094b46_7_unit_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unit.stub.c"
#include "unit.stub.c"
# 1 "unit.stub.c"
#undef _NV_ANON_NAMESPACE
