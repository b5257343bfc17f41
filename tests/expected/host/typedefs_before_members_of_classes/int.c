# 1 "typedefs_before_members_of_classes.cu"
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
namespace det { template< class E, class R> struct pbase { struct type { typedef R reference; typedef E element; }; }; }
# 4
template< class E, class R> class p1 : public det::pbase< E, R> ::type { 
# 5
typedef typename det::pbase< E, R> ::type super_t; 
# 6
protected: typedef typename det::pbase< E, R> ::type prot_t; 
# 7
public: typedef typename det::pbase< E, R> ::type pub_t; using al_t = typename det::pbase< E, R> ::type; typedef R plain; 
# 8
private: typedef R hidden; 
# 10
public: typename det::pbase< E, R> ::type::reference f(); typename det::pbase< E, R> ::type::reference g(); typename det::pbase< E, R> ::type::reference h(); typename det::pbase< E, R> ::type::reference i(); hidden j(); super_t k(); void l(typename det::pbase< E, R> ::type::reference, hidden); static typename det::pbase< E, R> ::type::element m; 
# 11
typename det::pbase< E, R> ::type::template foo< int> ::bar n(); 
# 12
}; 
# 13
template< class E, class R> typename det::pbase< E, R> ::type::reference p1< E, R> ::f() { typename det::pbase< E, R> ::type::reference q; } 
# 14
template< class E, class R> typename det::pbase< E, R> ::type::reference p1< E, R> ::g() { typename det::pbase< E, R> ::type::reference q; } 
# 15
template< class E, class R> typename det::pbase< E, R> ::type::reference p1< E, R> ::h() { typename det::pbase< E, R> ::type::reference q; } 
# 16
template< class E, class R> typename det::pbase< E, R> ::type::reference p1< E, R> ::i() { typename det::pbase< E, R> ::type::reference q; } 
# 17
template< class E, class R> typename p1< E, R> ::hidden p1< E, R> ::j() { hidden q; } 
# 18
template< class E, class R> typename p1< E, R> ::super_t p1< E, R> ::k() { super_t q; } 
# 19
template< class E, class R> void p1< E, R> ::l(typename det::pbase< E, R> ::type::reference, hidden) { } 
# 20
template< class E, class R> typename det::pbase< E, R> ::type::element p1< E, R> ::m; 
# 21
template< class E, class R> auto p1< E, R> ::n()->typename det::pbase< E, R> ::type::template foo< int> ::bar { } 
# 22
template< class T> struct o { struct in { typedef T t; struct t2 { typedef T u; }; typedef typename T::q w; typename T::q::z a(); }; typedef typename T::q w; template< class U> struct mt { typedef typename U::k kk; typename U::k::z b(); typename T::q::z c(); }; 
# 23
typename in::w::z f(); typename T::q::z g(); typename T::q::z h(); typename in::w::z i(); typename mt< T> ::kk::z j(); }; 
# 24
template< class T> typename o< T> ::in::w::z o< T> ::f() { typename in::w::z x; typename in::w::z y; } 
# 25
template< class T> typename T::q::z o< T> ::g() { typename T::q::z x; typename T::q::z y; } 
# 26
template< class T> typename T::q::z o< T> ::h() { } 
# 27
template< class T> typename T::q::z o< T> ::in::a() { } 
# 28
template< class T> template< class U> typename T::q::z o< T> ::mt< U> ::c() { typename T::q::z x; typename T::q::z y; } 
# 29
namespace n { template< class T> struct p { typedef typename T::q w; typename T::q::z g(); typename T::q::template y< T> ::z k(); }; template<> struct p< int>  { }; template< class T> struct p< T *>  { typedef typename T::q w; typename T::q::z g(); }; }
# 30
template< class T> typename T::q::z n::p< T> ::g() { } 
# 31
template< class T> typename T::q::template y< T> ::z n::p< T> ::k() { } 
# 32
template< class T> typename T::q::z n::p< T *> ::g() { } 
# 33
template< class T> typename n::p< T> ::w::z fn(n::p< T> , typename n::p< T> ::w::z); 

# 1 "typedefs_before_members_of_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1f25c43a_37_typedefs_before_members_of_classes_cu_37228a5f_17219
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_before_members_of_classes.cudafe1.stub.c"
#include "typedefs_before_members_of_classes.cudafe1.stub.c"
# 1 "typedefs_before_members_of_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
