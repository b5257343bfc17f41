# 1 "member_pointer_arguments.cu"
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
template< class T> struct PT { int n(); static int s(); int d; template< int (PT< T> ::*)(void)> void w(int); template< int (*)(void)> void v(int); template< int (PT< T> ::*)> void u(int); 
# 4
void fix() { u< &PT< T> ::d> (0); } 
# 5
void fix2() { w< &PT< T> ::n> (0); } void fix3() { this->template w< &PT< T> ::n> (0); } 
# 6
void fix4() { PT *p = this; p->template w< &PT< T> ::n> (0); } }; 
# 7
template struct PT< int> ;
# 8
struct PM7 { int n(); template< class T> T g(T); int d; template< int (PM7::*)(void)> void w(int); template< int (PM7::*)(int)> void w2(int); template< int (PM7::*)> void wd(int); void fix() { this->w< &PM7::n> (0); this->w2< &PM7::g> (0); this->wd< &PM7::d> (0); } template< int > void rep() { this->template w< &PM7::n> (0); this->template w< &PM7::n> (1); this->template wd< &PM7::d> (0); } }; 
# 9
template< int (PM7::*)(void)> struct X7 { }; template< int (PM7::*)> struct XD { }; 
# 10
namespace n { struct Q { int m(); int e; template< class T> T g(T); struct I; }; template< int (Q::*)(void)> struct Y { }; template< int (Q::*)> struct YD { }; template< int (Q::*)(int)> struct YG { }; 
# 11
struct Q::I { Y< &Q::m>  a; YD< &Q::e>  b; YG< &Q::g< int> >  c; YG< &Q::g< int> >  d; }; Y< &Q::m>  y; }
# 12
n::Y< &n::Q::m>  y2; n::YD< &n::Q::e>  y3; X7< &PM7::n>  x; XD< &PM7::d>  xd; n::YG< &n::Q::g< int> >  z; 
# 13
template< class T> struct TT { int m(); int e; template< int (TT< T> ::*)(void)> struct Y { }; template< int (TT< T> ::*)> struct YD { }; Y< &TT< T> ::m>  a; YD< &TT< T> ::e>  b; typedef Y< &TT< T> ::m>  c; }; 
# 14
TT< int> ::Y< &TT< int> ::m>  t1; TT< int>  t2; 

# 1 "member_pointer_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__413423af_27_member_pointer_arguments_cu_f8ec56e9_25531
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_pointer_arguments.cudafe1.stub.c"
#include "member_pointer_arguments.cudafe1.stub.c"
# 1 "member_pointer_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
