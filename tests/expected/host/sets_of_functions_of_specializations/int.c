# 1 "sets_of_functions_of_specializations.cu"
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
namespace N { namespace K { 
# 5
template< class T, int R> struct M { static M bl(T, T); static M b1(T); static int iv(T, long); static int iv(int, int); T v; template< class U> static int tm(U); int nf(T); int nf(long, long); }; 
# 6
template< class E_> struct M< E_, 9>  { static M bl(E_, E_); static M b1(E_); static M bl(int); static int iv(int); template< class U> static int tm(U); int nf(E_); int nf(long, long); static int st; 
# 7
M f(E_ a) { K::M< E_, 9> ::bl(a, a); (b1)(a); (iv)(1); K::M< E_, 9> ::tm(a); K::M< E_, 9> ::nf(a); this->K::M< E_, 9> ::nf(a); M< E_, 9> ::st = 1; K::M< E_, 9> ::bl(a, a); (iv)(1); K::M< E_, 9> ::bl(a, a); M< E_, 8> ::bl(a, a); M< E_, 8> ::b1(a); M< int, 8> ::bl(1, a); M< int, 8> ::bl(1, 2); auto p = (&M< E_, 9> ::b1); return K::M< E_, 9> ::bl(a, 1); } 
# 8
}; 
# 9
template< class E_> struct P { static P bl(E_, E_); static P bl(int); template< class U> static int tm(U); static P b1(E_); 
# 10
P f(E_ a) { P< E_> ::bl(a, a); P< E_> ::bl(1); P< E_> ::tm(a); (b1)(a); P< E_> ::bl(a, a); return P< E_> ::bl(a, 1); } }; 
# 11
}
# 12
namespace K { template<> struct M< int, 9>  { static K::M< int, 9>  bl(int); static K::M< int, 9>  bl(long); template< class T> static int tm(T); template< class T> void f(T t) { K::M< int, 9> ::bl(t); K::M< int, 9> ::tm(t); } }; } 
# 13
}
# 14
int anchor = 1; 

# 1 "sets_of_functions_of_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9357ef29_39_sets_of_functions_of_specializations_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "sets_of_functions_of_specializations.cudafe1.stub.c"
#include "sets_of_functions_of_specializations.cudafe1.stub.c"
# 1 "sets_of_functions_of_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
