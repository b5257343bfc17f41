# 1 "names_of_function_templates.cu"
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
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 4
namespace pstl { namespace ser { template< class T> void inv(T); void nt(int); template< class T> struct cl { static void s(T); }; }namespace par = ser;namespace in { template< class T> void f(T t) { ser::inv(t); par::inv(3); par::nt(3); par::nt(t); par::template cl< T> ::s(t); ser::inv< T> (t); ser::inv(t); ser::inv(t); ser::inv(t); auto x = [=](int i) { ser::inv(t); } ; } void g() { par::inv(3); } }}
# 5
template< class T> struct re { typedef T type; }; template< class T> using ret = typename re< T> ::type; 
# 6
template< class T> struct sp { const ret< T>  *p; sp(const ret< T>  *i = 0, T *j = 0, T k = nullptr, const T *l = 0, ret< T>  m = nullptr, typename re< T> ::type *n = 0) : p((nullptr)) { } void f(ret< T>  * q = 0); ret< T>  *z = (nullptr); }; 
# 7
class ac { int a; template< class > friend class sa; friend class sb; int b; friend void ff(); template< class > friend void fg(); }; class ac2 { public: int z; friend class sb; template< class > friend class sa; private: int b; }; class ac3 { public: int z; template< class > friend class sa; friend class sb; int b; }; struct ac4 { template< class > friend class sa; private: int b; }; template< class T> class ac5 { public: int z; private: template< class > friend class sa; int b; }; template< class T> struct ac6 { private: template< class > friend class sa; ret< T>  *b; }; 
# 8
struct o { int m; int f(int); }; template< class R, class C, class ...A> struct mf { R (C::*pm)(A ...); R i(C &c, A ...a) { return (c.*(pm))(a...); } R j(C *c, A ...a) { return (c->*(pm))(a...); } R k(C c, R (C::*p)(A ...), A ...a) { return (c.*p)(a...); } int l(o &x, int (o::*q)(int)) { return (x.*q)(3); } template< class U> R m(U &u, A ...a) const volatile { return (u.*(pm))(a...); } int (C::*dm); template< class U> int n(U &u) { return u.*(dm); } }; 
# 9
template< bool B, class T> struct eif { }; template< class T> struct eif< true, T>  { typedef T type; }; template< class T> eif< true, bool> ::type hsb(T); template< class T> constexpr typename eif< sizeof(T) != (0), bool> ::type hsb2(T t) { return true; } template< class T> constexpr bool hsb3(T t) { return true; } 
# 10
template< size_t N, class T> struct al { static_assert((hsb2(N)), "");static_assert((hsb3(N)), "");static_assert(hsb2(sizeof(T)), "");static_assert(((!hsb2(N)) || true), "");}; 
# 11
namespace w { struct wp; template< class T> struct wb { template< class U> static bool spin(U); static bool s2(int); typedef T tt; }; template< class T> struct wt : public wb< wp>  { typedef w::wb< wp>  bt; typedef w::wb< T>  dt; template< class V> void f(V v) { if (w::wb< wp> ::spin(v)) { return; }  if (bt::s2(3)) { return; }  dt::spin(v); w::wb< wp> ::template spin< V> (v); tt *q; } }; template< class T> struct wt2 { template< class U> static bool ds(U); }; using bare = wt2< int> ; typedef wt2< int>  bare2; template< class V> void g(V v) { if (wt2< int> ::ds(v)) { return; }  bare::ds(3); wt2< int> ::ds(v); wt2< int> ::ds(v); wt2< int> ::template ds< V> (v); } struct nn { static void z(int); }; using bn = nn; template< class V> void g2(V v) { bn::z(v); } }
# 12
namespace q { template< class T> using ia = eif< re< T> ::value && eif< true, T> ::value, T> ; template< class T> typename eif< eif< re< T> ::value && eif< true, T> ::value, T> ::value, T> ::type foo(); }namespace q2 { template< class T> typename eif< eif< re< T> ::value && eif< true, T> ::value, T> ::value, T> ::type foo(); template< class T> typename eif< !eif< re< T> ::value && eif< true, T> ::value, T> ::value, T> ::type foo(); }
# 13
namespace q3 { template< bool B> struct bc { static const bool value = B; }; template< class T> struct ar { static const bool value = true; }; namespace in { template< class T> using ap = bc< ar< T> ::value && ar< T *> ::value> ; }}namespace q4 { template< class T> typename eif< q3::bc< q3::ar< T> ::value && q3::ar< T *> ::value> ::value, T> ::type foo(); }

# 1 "names_of_function_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3d17da54_30_names_of_function_templates_cu_668fe086
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_of_function_templates.cudafe1.stub.c"
#include "names_of_function_templates.cudafe1.stub.c"
# 1 "names_of_function_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
