# 1 "static_members_of_local_classes.cu"
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
int anchor = 1; 
# 4
template< class A, class B> void sw(A, B); 
# 5
template< class A, class B> void isw(A a, B b) { struct war { static void hp(A a, B b) { sw(a, a + 1, b); } void m() { (hp)(A(), B()); } }; (war::hp)(a, b); (war::hp)(a, b); auto p = (&war::hp); { (war::hp)(a, b); } } 
# 6
template< class T> struct W { static void s(T); void g(T t) { (s)(t); (s)(t); (s)(t); this->s(t); } struct In { static void z(T); }; void h(T t) { In::z(t); } }; 
# 7
struct base0 { }; template< class A, class B> struct hub { 
# 8
template< class T> struct bs { }; struct P9 : public bs< A>  { template< class X> static auto sel(int)->typename X::q; using SP = int; template< class X> static auto sel2(int)->typename X::q; }; 
# 9
struct P10 : public bs< A>  { template< class X, class I> static auto sel(long)->typename hub< A, B> ::P9::SP; template< class X> static auto sel3(long)->typename hub< A, B> ::P9; using F = typename hub< A, B> ::P9::SP; typename hub< A, B> ::P9::SP v; using G = __decltype((sel< A, B> (0))); }; }; 

# 1 "static_members_of_local_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d4aece2f_34_static_members_of_local_classes_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_members_of_local_classes.cudafe1.stub.c"
#include "static_members_of_local_classes.cudafe1.stub.c"
# 1 "static_members_of_local_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
