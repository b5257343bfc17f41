# 1 "names_behind_unknown_bases.cu"
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
template< class T> using ga = T; template< class T> struct gs { }; struct gp { }; enum ge { g1}; typedef int gt; template< class T> constexpr bool gv = true; template< class T> void gf(T); template< class T, bool b> using gb = T; 
# 4
namespace n { template< class T> using na = T; template< class T> struct ns { }; struct np { }; typedef int nt; template< class T> constexpr bool nv = true; 
# 5
template< class B> struct D : public B { template< class U> friend inline auto f1(D< B> , U)->::ga< U>  { return 1; } template< class U> friend inline auto f2(D< B> , U)->gs< U>  { return {}; } template< class U> friend inline gs< U>  f3(D< B> , gs< U> , ::ga< U> , ::gp, ::ge, ::gt, ::gb< U, ::gv< U> > ) { return {}; } friend inline auto f4(D< B> , B)->::ga< B>  { return 1; } friend inline gs< B>  f5(D< B> , gs< B> , ::ga< B> , ::gp, ::ge, ::gt) { return {}; } friend ::ga< B>  f6(D< B> , n::na< B> , n::ns< B> , n::np, n::nt); template< class U> friend auto f7(D< B> , U)->::gb< U, n::nv< U>  && ::gv< U> > ; void m(::ga< B> , gs< B> , ::gp, n::na< B> ); friend struct ns< B> ; template< class U> friend struct fx; template< class U> auto g1(U)->::gb< U, n::nv< U> > ; template< class U> friend inline auto operator==(const D< B>  &, const U &)->::gb< bool, n::nv< U> >  { return true; } template< class U> friend inline __decltype((gf< U> (U()))) f9(D< B> , U) { } template< class U> friend inline auto fa(D< B> , U u)->__decltype((gf(u))) { } template< class U, class  = ::gb< U, ::gv< U> > > friend inline void fb(D< B> , U) { } }; 
# 6
struct NB { template< class U> friend inline auto f1(NB, U)->ga< U>  { return 1; } }; template< class T> struct KB : public NB { template< class U> friend inline auto f1(KB< T> , U)->ga< U>  { return 1; } friend inline ga< T>  f2(KB< T> , gs< T> ) { return 1; } }; template< class T> struct KC : public gs< T>  { template< class U> friend inline auto f1(KC< T> , U)->::ga< U>  { return 1; } friend inline ::ga< T>  f2(KC< T> , gs< T> ) { return 1; } struct in { friend inline ::ga< T>  f3(n::KC< T> , ::ga< T> ) { return 1; } }; }; template< class T> struct OK { struct in : public gs< T>  { friend inline ::ga< T>  f3(n::OK< T> , ::ga< T> ) { return 1; } }; struct in2 { friend inline ga< T>  f3(n::OK< T> , ga< T> ) { return 1; } }; }; }
# 7
template< class B> struct GD : public B { template< class U> friend inline auto f1(GD< B> , U)->::ga< U>  { return 1; } friend inline ::ga< B>  f5(GD< B> , gs< B> , ::ga< B> , ::gp, ::ge, ::gt) { return 1; } }; 
# 8
template< class T> struct val { typedef T type; }; 
# 9
namespace n2 { inline namespace i4 { template< class E> struct bad; template<> struct bad< void>  { }; template< class E> struct bad : public i4::bad< void>  { bad() : i4::bad< void> () { } }; template< class B> struct eb : public B { }; 
# 10
struct ll { template< class E> struct mp : public eb< E>  { using lt = i4::ll; i4::ll f(i4::ll); void g() { i4::ll x; sizeof(i4::ll); } typedef mp self; mp *p; struct in2 { i4::ll *a; }; }; template< class E> struct mq { using lt = ll; ll f(ll); }; struct np : public eb< val< int> >  { using lt = ll; ll f(ll); }; struct other { }; template< class E> struct mr : public E { i4::ll::other a; i4::ll *b; i4::ll::other c; enum en { e1}; en d; }; }; 
# 11
}}
# 12
template< class T, int N> struct rec : public rec< T, N - 1>  { rec< T, 3>  *p; }; template< class T> struct rec< T, 0>  { }; template< class E> struct gbase; template<> struct gbase< void>  { }; template< class E> struct gbase : public ::gbase< void>  { ::gbase< void>  m; }; template< class E> struct wr { }; template< class E> struct ib : public wr< ib< int> > , public wr< ib< E *> >  { }; 
# 13
namespace n3 { template< class T, int N> struct rec : public rec< T, N - 1>  { rec< T, 3>  *p; }; template< class T> struct rec< T, 0>  { }; template< class E> struct gb; template<> struct gb< void>  { }; template< class E> struct gb : public n3::gb< void>  { n3::gb< void>  m; }; template< class E> struct gc; template<> struct gc< char>  { }; template<> struct gc< int>  : public n3::gc< char>  { }; template< class E> struct gc< E *>  : public n3::gc< int>  { }; template< class E> struct gd { }; struct ge : public gd< int>  { }; template< class E> struct ib : public ::wr< ib< int> > , public wr< ib< E *> >  { }; struct out { template< class E> struct me { }; template< class E> struct mf : public me< int>  { }; template< class E> struct mg; }; template<> struct out::mg< int>  { }; template< class E> struct out::mg : public out::template mg< int>  { }; template< class ...T> struct tp; template<> struct tp< >  { }; template< class H, class ...T> struct tp< H, T...>  : public n3::tp< T...>  { }; template< class T> struct gh; template<> struct gh< int>  { typedef int t; }; template< class T> struct gh : public wr< int>  { }; }

# 1 "names_behind_unknown_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__19ae189e_29_names_behind_unknown_bases_cu_3749ea1f_31402
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_behind_unknown_bases.cudafe1.stub.c"
#include "names_behind_unknown_bases.cudafe1.stub.c"
# 1 "names_behind_unknown_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
