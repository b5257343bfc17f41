# 1 "destructors_named_by_paths.cu"
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
template< class R> struct seq { }; struct opt; template< class ...> struct star; 
# 4
namespace internal { template< class C, class ...R> struct until; template< class C> struct until< C>  { using rule_t = until; }; 
# 5
template< class C, class ...R> struct until { using rule_t = until; using q = until< C> ; }; }
# 6
template< class N, class R, class  = void> struct an; 
# 7
template< class N, class C> struct an< N, internal::until< C> , void>  : public ::an< N, typename C::rule_t>  { }; 
# 8
template< class N, class C, class ...R> struct an< N, internal::until< C, R...> , void>  : public ::an< N, star< R..., C> >  { }; 
# 9
template< class T> struct DO { T v; struct I { }; typedef T tt; I i; tt w; void f() { (v).T::~T(); (v).~T(); (i).~I(); (w).~tt(); (w).tt::~tt(); } }; 
# 10
template< class U, template< class >  class X> void g(U *p, X< int>  *q, X< U>  *r) { p->U::~U(); q->X< int> ::~X(); r->X< U> ::~X(); r->~X(); } 
# 11
template< class T> void d(T x) { x.T::~T(); (&x)->T::~T(); typedef T L; x.L::~L(); x.~L(); } 
# 12
template< class T> void d2(typename T::q x) { typedef typename T::q L; x.L::~L(); x.~L(); } 

# 1 "destructors_named_by_paths.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c78fdb50_29_destructors_named_by_paths_cu_ed4eb5a3_2173
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "destructors_named_by_paths.cudafe1.stub.c"
#include "destructors_named_by_paths.cudafe1.stub.c"
# 1 "destructors_named_by_paths.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
