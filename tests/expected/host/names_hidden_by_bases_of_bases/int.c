# 1 "names_hidden_by_bases_of_bases.cu"
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
namespace std { struct exception { exception(); virtual ~exception(); int w; }; }
# 5
namespace N { namespace detail { struct exception : public std::exception { exception(int); static int diag(int); int id; typedef int q; }; 
# 6
struct PE : public exception { PE(int a) : detail::exception(a) { } int f() { return exception::diag(1) + (id); } static PE mk(int i) { q z; detail::exception *e; exception::diag(2); return ((PE)(i)); } }; 
# 7
}
# 8
namespace v1 { struct ex2 : public std::exception { ex2(int); static int diag(int); }; struct PE2 : public ex2 { PE2() : ex2(1) { } int f() { return ex2::diag(2); } }; }
# 9
struct ex3 : public detail::exception { ex3() : detail::exception(1) { } int f() { return exception::diag(3); } }; 
# 10
struct ex4 : public detail::exception { ex4() : detail::exception(1) { } int f() { return detail::exception::diag(3); } }; 
# 11
}
# 12
struct exception { static int diag(int); }; 
# 13
struct ex5 : public N::detail::exception { ex5() : N::detail::exception(1) { } int f() { return exception::diag(3); } }; 
# 14
using namespace std;
# 15
namespace Q { namespace detail { struct exception : public std::exception { exception(int); static int diag(int); }; struct PE : public exception { PE(int a) : detail::exception(a) { } int f() { return exception::diag(1); } }; }}
# 16
namespace S { struct e { e(); static int sd(int); }; struct f { f(); }; }
# 17
namespace M { namespace D { struct e : public S::e { e(int); static int d(int); template< class T> static int dt(T); static int ov(int); static int ov(long); }; 
# 18
struct P : public e { P() : D::e(1) { D::e *p; e::d(1); e::dt(2); P::d(1); d(2); sizeof(D::e); D::e q(1); } D::e *m; D::e g(D::e x); typedef D::e te; template< class T> void h(T t) { e::d(1); D::e::dt(t); e::dt(1); D::e::ov(t); e::ov(1); e::d(t); D::e *p; } template< class T> static P mk(T t) { return (D::e::dt(t), D::e::template dt< T> (t)), P(); } }; 
# 19
struct P2 : public P { P2() { D::e *p; e::d(1); } D::e *m; }; 
# 20
struct U { e *m; int f() { e q(1); return e::d(1); } }; 
# 21
}}
# 22
int anchor = 1; 

# 1 "names_hidden_by_bases_of_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c9b28a43_33_names_hidden_by_bases_of_bases_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_hidden_by_bases_of_bases.cudafe1.stub.c"
#include "names_hidden_by_bases_of_bases.cudafe1.stub.c"
# 1 "names_hidden_by_bases_of_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
