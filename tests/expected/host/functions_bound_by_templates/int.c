# 1 "functions_bound_by_templates.cu"
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
int fn(int); namespace n { int fm(int); int gv; }
# 4
template< auto &f> int c1() { return f(3); } 
# 5
template< int (&f)(int)> int c2() { return f(3); } 
# 6
template< int (*f)(int)> int c3() { return f(3); } 
# 7
template< auto f> int c4() { return f(3); } 
# 8
int a = (((((c1< fn> () + c2< fn> ()) + c3< &fn> ()) + c3< &fn> ()) + c4< &fn> ()) + c1< n::fm> ()) + c2< n::fm> (); 
# 9
template< auto &f> struct s1 { static int g(); }; template< int (&f)(int)> struct s2 { static int g(); }; template< int (*f)(int)> struct s3 { static int g(); }; 
# 10
s1< fn>  x1; s2< fn>  x2; s3< &fn>  x3; s1< n::fm>  x4; s2< n::fm>  x5; s3< &n::fm>  x6; s1< n::gv>  x7; 
# 11
int b = (s1< fn> ::g() + s2< fn> ::g()) + s2< n::fm> ::g(); 
# 12
template< class T> int tt() { s1< fn>  y; s2< fn>  z; return (c1< fn> () + c2< fn> ()) + s2< fn> ::g(); } 
# 13
int c = tt< int> (); 
# 14
template< int (&f)(int)> int s2< f> ::g() { return f(1); } 
# 15
template struct s2< fn> ;
# 16
struct B { int v; }; B bb; B ba[2]; 
# 17
template< auto &x, B &y, const B &z> struct M { B &r = (x); B &s; M() : s(y) { } static inline B &t = (x); static constexpr inline const B &u = (z); B w = x; B v{y}; 
# 18
static void f() { B &a = x; auto &b = y; const auto &c = z; auto &&d = x; B &e{y}; B &g(x); static B &h = (x); B i = x; B j(y); auto k = z; thread_local B &l = (y); const B &m = x; decltype(auto) o = (y); } }; 
# 19
void uu() { M< bb, bb, bb> ::f(); } 
# 20
template< auto &x> struct N { B *p = (&x); static B &get() { return x; } }; N< bb>  *pn; 

# 1 "functions_bound_by_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0c005f8b_31_functions_bound_by_templates_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "functions_bound_by_templates.cudafe1.stub.c"
#include "functions_bound_by_templates.cudafe1.stub.c"
# 1 "functions_bound_by_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
