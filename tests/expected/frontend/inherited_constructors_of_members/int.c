# 1 "inherited_constructors_of_members.cu"
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
struct nb { nb(int); void g(); typedef int t; }; 
# 4
template< class T> struct task { 
# 5
struct base { base(int); int x; void g(); typedef int t; }; 
# 6
template< class U> struct tb { tb(U); void g(); }; 
# 7
struct m1 : public base { using task< T> ::base::base;using task< T> ::base::x;using task< T> ::base::g;}; 
# 9
struct m3 : public nb { using nb::nb;using nb::g;}; 
# 10
struct m4 : public tb< int>  { using tb< int> ::tb;using tb< int> ::g;}; 
# 11
struct m5 : public T { using T::T;using T::q;}; 
# 12
void f0(); 
# 13
auto f1() { struct a : public base { using base::base;using base::x;using base::g;base *p; }; return a{1}; } 
# 14
auto f2() { struct a : public task< T>  { using task< T> ::f0;task *q; task *r; task< int>  *s; void w(task, base); }; return a{}; } 
# 15
auto f3() { struct a : public nb { using nb::nb;using nb::g;using nb::t;nb *n; }; return a{1}; } 
# 16
auto f4() { struct a : public tb< int>  { using tb< int> ::tb;using tb< int> ::g;}; return a{1}; } 
# 17
auto f5() { struct a : public T { using T::T;using T::q;}; return a{1}; } 
# 18
auto f6() { struct a : public base { a() : base(1) { } a(int) : base::base(1) { this->base::g(); base::x = 1; typename base::base::t v; } }; return a{}; } 
# 19
auto f7() { struct a : public task< T>  { a() : task< T> () { this->task< T> ::f0(); task< T> ::f0(); task t; } }; return a{}; } 
# 20
auto f8() { task t; base b(1); task u; struct a { task t; base b; task f(base); }; } 
# 21
}; 
# 22
struct nq : public nb { nq(int); void q(); }; template struct task< nq> ;
# 23
struct plain { struct base { base(int); void g(); }; void k(); auto f() { struct a : public base { using base::base;using base::g;a() : base(1) { } }; struct b : public plain { using plain::k;b() : plain() { } plain *p; }; return ((a)(1)); } }; 

# 1 "inherited_constructors_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7f0de248_36_inherited_constructors_of_members_cu_541a55d8_28781
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_constructors_of_members.cudafe1.stub.c"
#include "inherited_constructors_of_members.cudafe1.stub.c"
# 1 "inherited_constructors_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
