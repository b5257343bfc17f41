# 1 "first_mentions_of_constrained_aliases.cu"
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
template< class T> struct rcv { using type = T; }; template< class T> using rcv_t = typename rcv< T> ::type; template< class A, class B> struct same { }; template< class ...T> struct or_ { static const bool value = true; }; template< bool B, class T> struct ei { }; template< class T> struct ei< true, T>  { using type = T; }; template< bool B, class T> using ei_t = typename ei< B, T> ::type; 
# 6
template< class T, class U = T> using iui = ei_t< or_< same< rcv_t< T> , unsigned char> , same< rcv_t< T> , unsigned short> > ::value, U> ; 
# 7
template< class T> using k6a = or_< same< rcv_t< T> , int> > ; template< class T> using k6b = same< rcv_t< T> , int> ; template< class T> using k6c = ei_t< same< rcv_t< T> , int> ::value, T> ; template< class T> using k6d = typename or_< rcv_t< T> > ::type; template< class T> using k6e = ei_t< or_< rcv_t< T> > ::value, T> ; 
# 8
template< class T> struct K6 { iui< T>  a; k6a< T>  b; k6b< T>  c; k6c< T>  d; using x = iui< T> ; ei_t< or_< same< rcv_t< T> , unsigned char> > ::value, T>  e; }; template< class T> iui< T>  k6f(T); template< class T, class  = iui< T> > void k6g(T); 
# 10
template< class T> constexpr bool isa = false; template< class T> concept CC = true; 
# 11
template< class T> requires(!isa< T> ) using NonA = T; template< CC T> using CT = T; template< class T> requires(CC< T> ) using CP = T *; template< class T> using Pl = T; 
# 12
template< class T> struct sp { sp(); sp(int); sp(int, T); }; 
# 13
template< class T, class ...A> sp< NonA< T> >  mk(A ...a) { using A2 = int; return sp< NonA< T> > ((A2)1, a...); } 
# 14
template< class T> sp< NonA< T> >  mk2(int a) { return ((sp< NonA< T> > )(a)); } 
# 15
template< class T> sp< CT< T> >  mk3(int a) { return sp< CT< T> > (a, T()); } 
# 16
template< class T> sp< CT< T> >  mk3b(int a) { return sp< CT< T> > (a, T()); } 
# 17
template< class T> CP< T>  mk4(int a) { return (CP< T> )a; } 
# 18
template< class T> sp< Pl< T> >  mk5(int a) { return ((sp< Pl< T> > )(a)); } 
# 19
template< class T> sp< Pl< T> >  mk5b(int a) { return ((sp< Pl< T> > )(a)); } 
# 20
template< class T> void mk6(NonA< T>  x, sp< NonA< T> >  y) { sp< NonA< T> >  z; NonA< T>  w; sp< NonA< T> >  v; sp< NonA< T> >  u; } 
# 21
template< class T> NonA< T>  mk7(sp< T>  a) { return a; } 
# 22
int f() { mk< int> (); mk2< int> (1); mk3< int> (1); NonA< int>  x; sp< int>  y; sp< int>  z; } 
# 24
struct pool { }; template< class P> struct wb { template< class A> static bool spin(A); static int v; bool m(); using t = int; }; template< class P> struct w : public wb< pool>  { using bt = ::wb< pool> ; using bt2 = ::wb< P> ; template< class A> bool f(A a) { if (::wb< pool> ::spin(a)) { return bt::v; }  t x; bt2::spin(a); return this->bt::m(); } template< class A> bool g(A a) { if (bt::spin(1)) { return 1; }  return ::wb< pool> ::template spin< A> (a); } }; 
# 26
template< class R> struct de { using dt = long; dt n; template< class S> void ins(S s) { const dt a = ((dt)s) - (n); const dt b = (dt)s; const dt c = ((dt)s) - (1); const dt d = ((dt)(n)) - (1); dt e = ((dt)s) - (n); auto g = ((dt)s) - (n); dt h = ((dt)s) + (1); const long i = ((long)s) - (1); dt j = ((dt)1) - (n); dt k = (n) - ((dt)s); int l = ((dt)s) - (n); long mm(((dt)s) - (n)); long q{((dt)s) - (n)}; h = (((dt)s) - (n)); return (void)(((dt)s) - (n)); } }; 
# 27
template< class S> void k9(S s) { const long i = ((long)s) - (1); const long j = ((long)s) - (1); const long k = (static_cast< long>(s)) - (1); const int l = ((long)s) - (1); const long m = (1) - ((long)s); const long n = (((long)s) * (2)) + (1); long o = ((long)s) - (1); const auto p = ((long)s) - (1); const long q = -((long)s); const long r = (long)s; const bool b = !((bool)s); const long t = ((long)s) < (1); const long v = ((long)s) ? 1 : 2; const unsigned x = (sizeof(S) - (1)); const unsigned long y = (sizeof(S) - (1)); const unsigned long z = (sizeof(s) * (2)); } 

# 1 "first_mentions_of_constrained_aliases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cc5d5741_40_first_mentions_of_constrained_aliases_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "first_mentions_of_constrained_aliases.cudafe1.stub.c"
#include "first_mentions_of_constrained_aliases.cudafe1.stub.c"
# 1 "first_mentions_of_constrained_aliases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
