# 1 "using_declarations_of_known_classes.cu"
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
struct Baz { int k; typedef int TT; void f(); }; namespace n { struct Q { int q; typedef int TT; struct I { int i; }; }; template< class T> struct V { int v; }; }template< class T> struct Foo { }; template< class T> struct W { int w; }; 
# 4
template< class T> struct A1 : public Foo< T> , public Baz { using ::Baz::k;using ::Baz::TT;void g() { (k) = 1; this->::Baz::f(); this->Baz::f(); } }; 
# 5
template< class T> struct A2 : public Foo< T> , public n::Q { using n::Q::q;using n::Q::TT;}; 
# 6
template< class T> struct A3 : public Foo< T> , public n::V< int> , public W< int>  { using n::V< int> ::v;using ::W< int> ::w;}; 
# 7
template< class T> struct A4 : public n::V< int> , public W< int>  { using n::V< int> ::v;using ::W< int> ::w;}; 
# 8
template< class T> struct A5 : public n::Q, public Baz { using n::Q::q;using Baz::k;}; 
# 9
namespace n { template< class T> struct A6 : public Foo< T> , public Q, public ::Baz { using n::Q::q;using ::Baz::k;}; template< class T> struct A7 : public Q, public Baz { using Q::q;using Baz::k;}; struct A8 : public Foo< int> , public Baz { using Baz::k;}; }
# 10
namespace m { struct Q2 { int q; }; template< class T> struct A6 : public Foo< T> , public Q2, public n::Q { using m::Q2::q;void g() { (m::Q2::q) = 1; } }; template< class T> struct A9 : public Foo< T>  { struct L : public m::Q2 { using m::Q2::q;}; }; }
# 11
struct QA { void operator()(); void f(); int m; typedef int T; template< class U> void g(U); static int s; enum E { e}; }; 
# 12
typedef const QA CA; typedef volatile QA VA; template< class T> struct CW { typedef const T type; }; 
# 13
int (QA::*pm) = (&CA::m); int (QA::*fm()); void (QA::*mf)(void) = (&CA::f); QA::T t1; QA::T t2; int e = (CA::e); int (QA::*fv())(void); 
# 14
template< class T> struct Q : public CW< T> ::type { using CW< T> ::type::f;typename CW< T> ::type::T y; int (CW< T> ::type::*p); }; 
# 15
Q< QA>  qa; QA::T t3; int (QA::*p4); template< class T> int (T::*gp(T *)); int q5 = (sizeof gp((CA *)0)); 

# 1 "using_declarations_of_known_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__18010fce_38_using_declarations_of_known_classes_cu_pm
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "using_declarations_of_known_classes.cudafe1.stub.c"
#include "using_declarations_of_known_classes.cudafe1.stub.c"
# 1 "using_declarations_of_known_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
