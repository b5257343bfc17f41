# 1 "friend_parameters_with_known_names.cu"
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
namespace other { class bar1 { }; enum en1 { }; typedef int td1; int va1; void fn1(); template< class T> struct te1 { }; namespace ns1 { }enum { er1}; struct in { struct ne1 { }; int fi1; void me1(); }; void pa(int pa1); inline namespace v { class inl1 { }; }int mm1; class mb1 { }; }
# 4
class gl1 { }; int gv1; 
# 5
namespace n { namespace m { 
# 6
class c0 { int bar1; friend void f01(n::m::c0 * bar1); }; class c1 { friend void f01(c1 * bar1); int bar1; }; 
# 7
class c2 { int en1; friend void f01(n::m::c2 * en1); }; class c3 { int td1; friend void f01(n::m::c3 * td1); }; class c4 { int va1; friend void f01(n::m::c4 * va1); }; class c5 { int fn1; friend void f01(n::m::c5 * fn1); }; class c6 { int te1; friend void f01(n::m::c6 * te1); }; class c7 { int ns1; friend void f01(n::m::c7 * ns1); }; class c8 { int er1; friend void f01(n::m::c8 * er1); }; 
# 8
class c9 { int ne1; friend void f01(n::m::c9 * ne1); }; class d0 { int fi1; friend void f01(n::m::d0 * fi1); }; class d1 { int me1; friend void f01(n::m::d1 * me1); }; class d2 { int pa1; friend void f01(d2 * pa1); }; class d3 { int inl1; friend void f01(n::m::d3 * inl1); }; class d4 { int nowhere; friend void f01(d4 * nowhere); }; 
# 9
class d5 { void bar1(); friend void f01(n::m::d5 * bar1); }; class d6 { typedef int bar1; friend void f01(n::m::d6 * bar1); }; class d7 { static int bar1; friend void f01(n::m::d7 * bar1); }; class d8 { struct bar1 { }; friend void f01(n::m::d8 * bar1); }; class d9 { enum { bar1}; friend void f01(n::m::d9 * bar1); }; 
# 10
class e0 { int bar1; friend void f01(int bar1, n::m::e0 * x); friend void f02(n::m::e0 * x, int bar1); friend void f03(e0 * x, int y); friend void f04(e0 *); friend e0 *f05(int bar1); friend inline void f06(n::m::e0 *bar1) { } friend class bar1; }; 
# 11
class e1 { int gl1; friend void f01(e1 * x); friend void f02(n::m::e1 * gl1); }; 
# 12
struct e2 { struct i { int bar1; friend void f01(n::m::e2::i * bar1); friend void f02(n::m::e2 * bar1); }; }; 
# 13
class bar1; class e3 { int bar1; friend void f01(n::m::e3 * bar1); }; int va1; class e4 { int va1; friend void f01(n::m::e4 * va1); }; void mm1(); class e5 { int mm1; friend void f01(n::m::e5 * mm1); friend void f02(n::m::e5 * mm1); }; 
# 14
}}

# 1 "friend_parameters_with_known_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cc7af792_37_friend_parameters_with_known_names_cu_33d9b5ae_5011
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friend_parameters_with_known_names.cudafe1.stub.c"
#include "friend_parameters_with_known_names.cudafe1.stub.c"
# 1 "friend_parameters_with_known_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
