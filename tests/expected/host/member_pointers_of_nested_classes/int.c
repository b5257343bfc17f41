# 1 "member_pointers_of_nested_classes.cu"
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
template< class F, class T> struct M { template< class A, class B, A (B::*P)> struct mem { }; 
# 5
struct v { F first; T second; static int s; void f(); }; 
# 6
typedef mem< F, v, &v::first>  t1; 
# 7
typedef mem< F, v, &v::second>  t2; 
# 8
mem< F, v, &v::first>  m; 
# 9
F (v::*p()) { return &v::first; } 
# 10
int *q() { return &v::s; } 
# 11
void (v::*r())(void) { return &v::f; } 
# 12
F (v::*p2) = (&v::first); 
# 13
struct w : public v { F z; }; 
# 14
auto p3() { return &w::first; } 
# 15
auto p4() { return &w::z; } 
# 16
template< class > struct in { int k; }; 
# 17
auto p5() { return &in< int> ::k; } 
# 19
F F1; auto p7() { return &M< F, T> ::F1; } 
# 20
}; 
# 21
template< class A, class B, A (B::*P)> struct mem2 { }; 
# 22
template< class F, class T> struct N { 
# 23
struct v { F first; T second; static int s; void f(); }; 
# 24
typedef mem2< F, v, &v::first>  t1; 
# 25
typedef mem2< F, v, &v::first>  t3; 
# 26
typedef mem2< F, v, &v::first>  t4; 
# 27
static constexpr inline bool b = ((&v::first) == (&v::first)); 
# 28
union u { F a; }; typedef mem2< F, u, &u::a>  t5; 
# 29
}; 

# 1 "member_pointers_of_nested_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3179d69d_36_member_pointers_of_nested_classes_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_pointers_of_nested_classes.cudafe1.stub.c"
#include "member_pointers_of_nested_classes.cudafe1.stub.c"
# 1 "member_pointers_of_nested_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
