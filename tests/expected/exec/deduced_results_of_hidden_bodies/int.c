# 1 "deduced_results_of_hidden_bodies.cu"
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
__attribute__((unused))  void fr(int &a) {int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 4
{ return a; } 
#endif
# 5 "deduced_results_of_hidden_bodies.cu"
__attribute__((unused))  void f2(int &a) {int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 5
{ return &a; } 
#endif
# 6 "deduced_results_of_hidden_bodies.cu"
__attribute__((unused))  void f3(int &a) {int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 6
{ return a; } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"

# 7 "deduced_results_of_hidden_bodies.cu"
__attribute__((unused)) static  void f4(int &a) {int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 7
{ return a; } 
#endif

#pragma GCC diagnostic pop

# 8 "deduced_results_of_hidden_bodies.cu"
__attribute__((unused))  void f5(int &a) {int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 8
{ return a; } 
#endif
# 9 "deduced_results_of_hidden_bodies.cu"
__attribute__((unused)) auto f6(int &a)->int & {int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 9
{ return a; } 
#endif
# 10 "deduced_results_of_hidden_bodies.cu"
template< class T> __attribute__((unused))  void f8(T &a) {int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 10
{ return a; } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"

# 11 "deduced_results_of_hidden_bodies.cu"
template< class T> __attribute__((unused)) static  void f9(T &a) {int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 11
{ return &a; } 
#endif

#pragma GCC diagnostic pop

# 12 "deduced_results_of_hidden_bodies.cu"
__attribute__((unused))  void f10(int &a) {int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 12
{ return a; } 
#endif
# 13 "deduced_results_of_hidden_bodies.cu"
__attribute__((unused))  void dc(int & a); 
# 14
__attribute__((unused))  void dc(int &a) {int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 14
{ return a; } 
#endif
# 15 "deduced_results_of_hidden_bodies.cu"
template< class T> __attribute__((unused))  void dt(T a); 
# 16
template< class T> __attribute__((unused))  void dt(T a) {int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 16
{ return a; } 
#endif
# 17 "deduced_results_of_hidden_bodies.cu"
struct S {  void m();  void r(); template< class T>  void t(T); constexpr auto c() { return 1; } friend __attribute__((unused))  void fr(S); }; 
# 18
 void S::m() {int volatile ___ = 1;::exit(___);}
#if 0
# 18
{ return 1; } 
#endif
# 19 "deduced_results_of_hidden_bodies.cu"
 void S::r() {int volatile ___ = 1;::exit(___);}
#if 0
# 19
{ return *this; } 
#endif
# 20 "deduced_results_of_hidden_bodies.cu"
template< class T>  void S::t(T) {int volatile ___ = 1;::exit(___);}
#if 0
# 20
{ return 1; } 
#endif
# 21 "deduced_results_of_hidden_bodies.cu"
__attribute__((unused)) constexpr auto &ce(int &a) { return a; } 
# 22
__attribute__((unused))  void never(); 
# 23
__attribute__((unused)) extern  void never2(); 
# 24
template< class T> struct Q {  void m();  void n() {int volatile ___ = 1;::exit(___);}
#if 0
# 24
{ return 1; } 
#endif
# 24 "deduced_results_of_hidden_bodies.cu"
}; 
# 25
template< class T>  void Q< T> ::m() {int volatile ___ = 1;::exit(___);}
#if 0
# 25
{ return 1; } 
#endif

# 1 "deduced_results_of_hidden_bodies.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ae7c1172_35_deduced_results_of_hidden_bodies_cu__Z2frRi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deduced_results_of_hidden_bodies.cudafe1.stub.c"
#include "deduced_results_of_hidden_bodies.cudafe1.stub.c"
# 1 "deduced_results_of_hidden_bodies.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
