# 1 "this_in_closures.cu"
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
# 7
template< class F> int use(F f) { return 1; } 
# 8
void foo(void *); 
# 9
struct MM { int a; void f(); static int s(int); 
# 10
void g() { auto l = [this]{ (this)->f(); (this)->f(); (this->a) = 1; ((*(this)).a) = 2; foo(this); MM *p = this; (a) = 3; return ((this->a) + ((*(this)).a)) + s(a); } ; typedef decltype(l) __T0;} 
# 11
void h() { auto l = [=]() mutable { (this)->f(); return (a) + ([=]{ (this)->f(); return a; } )(); } ; typedef decltype(l) __T1;} 
# 12
void i() { auto l = [*this]{ return (((this)->a) + ((*((this))).a)) + (a); } ; typedef decltype(l) __T2;auto m = [*this]() mutable { (this)->f(); (this)->f(); (*((this))).f(); } ; typedef decltype(m) __T3;} 
# 13
template< class U> void j(U u) { auto l = [=]{ (this)->f(); (this)->f(); (this)->j(u); return (a) + (this->a); } ; } 
# 14
}; 
# 15
template< class T> struct TT { int a; T t; void f(); void g() { auto l = [=]{ f(); (this)->f(); return (a) + (this->t); } ; auto m = [this]{ f(); (t) = 1; foo(this); } ; } }; 
# 16
int anchor = 1; 

# 1 "this_in_closures.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9d5f897f_19_this_in_closures_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "this_in_closures.cudafe1.stub.c"
#include "this_in_closures.cudafe1.stub.c"
# 1 "this_in_closures.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
