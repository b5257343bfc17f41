# 1 "aliases_that_count_packs.cu"
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
namespace first { 
# 4
namespace n { inline namespace v { 
# 5
template< class T, T ...> struct iseq { }; 
# 6
template< class T, T N> using mki = iseq< T, N> ; 
# 7
template< unsigned long N> using mis = mki< unsigned long, N> ; 
# 8
template< class ...T> using isf = mis< sizeof...(T)> ; 
# 9
template< class T> constexpr inline unsigned long ts = (1); 
# 10
template< class O, class I, class ...B> struct impl { template< class ...A> impl(A...) { } }; 
# 11
template< class O, class ...A> using pf = impl< O, isf< A...> , A...> ; 
# 12
template< unsigned long N> struct op { }; struct op2 { }; 
# 13
template< class F, class B> struct bb : public pf< op< ts< B> > , F, B>  { using impl< op< v::ts< B> > , v::mis< 2UL> , F, B> ::impl;}; 
# 14
template< class F, class ...B> struct bf : public pf< op2, F, B...>  { using base = v::pf< v::op2, F, B...> ; using impl< v::op2, v::isf< F, B...> , F, B...> ::impl;}; 
# 15
template< class F, class G> struct co : public pf< op2, F, G>  { using impl< v::op2, v::mis< 2UL> , F, G> ::impl;}; 
# 16
template< class F, class G> struct c2 : public impl< op2, iseq< unsigned long, 2UL> , F, G>  { using impl< v::op2, v::mis< 2UL> , F, G> ::impl;}; 
# 17
template< class F, class G> struct c3 : public impl< op2, iseq< unsigned long, 2UL> , F, G>  { using impl< v::op2, v::mis< 2UL> , F, G> ::impl;}; 
# 18
template< class F, class G> struct c4 : public co< F, G>  { using co< F, G> ::co;using X = v::pf< v::op2, F, G> ; X x; }; 
# 19
}}
# 20
}
# 21
namespace second { 
# 22
namespace n { inline namespace v { 
# 23
template< class T, T ...> struct iseq { }; 
# 24
template< class T, T N> using mki = iseq< T, N> ; 
# 25
template< unsigned long N> using mis = mki< unsigned long, N> ; 
# 26
template< class ...T> using isf = mis< sizeof...(T)> ; 
# 27
template< class T> constexpr inline unsigned long ts = (1); template< class T> struct wr { }; template< class T> struct has { using impl = T; struct in { }; }; 
# 28
template< class O, class I, class ...B> struct impl { template< class ...A> impl(A...) { } using ty = O; void m(); static int s; }; 
# 29
template< class O, class ...A> using pf = impl< O, isf< A...> , A...> ; 
# 30
template< unsigned long N> struct op { }; struct op2 { struct in { }; }; using tdop = op2; using tdw = wr< int> ; enum en { e1}; template< en > struct oe { }; 
# 31
template< class F, class G> struct c1 : public impl< op2, F>  { using X1 = v::isf< F, G> ; v::isf< F, G>  x; using X2 = impl< op< v::ts< F> > , v::mis< 2UL> , F, G> ; impl< v::op2, v::mis< 2UL> , F>  y; void f(impl< v::op2, v::mis< 2UL> , F> ); using impl< v::op2, F> ::impl;using impl< v::op2, F> ::m;using typename impl< v::op2, F> ::ty;}; 
# 32
template< class F> struct d1 : public impl< wr< op2> , F>  { using impl< v::wr< v::op2> , F> ::impl;}; 
# 33
template< class F> struct d2 : public impl< wr< F> , F>  { using impl< wr< F> , F> ::impl;}; 
# 34
template< class F> struct d3 : public impl< wr< op2> , wr< wr< F> > >  { using impl< v::wr< v::op2> , wr< wr< F> > > ::m;}; 
# 35
template< class F> struct d4 : public impl< op2, F>  { using impl< v::tdop, F> ::impl;}; 
# 36
template< class F> struct d5 : public impl< wr< int> , wr< op2> , F>  { using impl< v::tdw, v::wr< v::op2> , F> ::impl;}; 
# 37
template< class F> struct d6 : public impl< op2::in, F, typename has< F> ::impl>  { using impl< v::op2::in, F, typename has< F> ::impl> ::impl;}; 
# 38
template< class F> struct d7 : public impl< oe< e1> , F>  { using impl< v::oe< e1> , F> ::impl;}; 
# 39
template< class F> struct d8 : public impl< op2 *, F, const wr< op2>  &>  { using impl< v::op2 *, F, const v::wr< v::op2>  &> ::impl;}; 
# 40
template< class F> struct d9 : public impl< op2, F>  { using impl< v::op2, F> ::s;void k() { impl< v::op2, F> ::m(); this->impl< v::op2, F> ::m(); impl< v::op2, F>  *p; typename impl< v::op2, F> ::ty z; } }; 
# 41
template< class F> struct da : public F { using impl< v::op2, F> ::m3;}; 
# 42
struct db : public impl< op2, int>  { using v::impl< op2, int> ::impl;using v::impl< op2, int> ::m;}; 
# 43
struct dc : public impl< op2, iseq< unsigned long, 2UL> >  { using v::impl< op2, iseq< unsigned long, 2UL> > ::impl;}; 
# 44
struct dd : public pf< op2, int>  { using v::impl< op2, iseq< unsigned long, 1UL> , int> ::impl;}; 
# 45
}}
# 46
}
# 47
namespace third { 
# 48
template< class T> struct wr { }; template< class T, class ...> struct im { }; template< unsigned long > struct nu { }; 
# 49
template< unsigned N> using nn = wr< char [N]> ; template< class ...T> using p6 = nn< sizeof...(T)> ; template< class ...T> using q1 = nu< sizeof...(T)> ; template< class T> using p1 = wr< T> ; 
# 50
template< class F> void h2(im< nu< 1UL> , F> ); template< class F> void h3(im< wr< int> , F> ); 
# 51
template< class F> void g1(im< p6< F> , F> ); template< class F> void g2(im< q1< F> , F> ); template< class F> void g3(im< p1< F> , F> ); template< class F> q1< F>  g4(); template< class F, class  = q1< F> , q1< F>  * = (q1< F>  *)nullptr, class  = im< q1< F> , F> > void g5(q1< F> , F, q1< F, F>  *) { } 
# 52
template< class F> struct c { q1< F>  a; q1< F>  m(q1< F> ); im< nu< 1UL> , F>  b; void n() { q1< F>  l; q1< F>  *p = &l; im< nu< 1UL> , F>  x; } template< class G> q1< F, G>  t(q1< G> ); static q1< F>  s; }; 
# 53
template< class F> q1< F>  c< F> ::m(q1< F>  x) { return x; } template< class F> q1< F>  c< F> ::s; template< class F> template< class G> q1< F, G>  c< F> ::t(q1< G> ) { return {}; } 
# 54
template< class F> struct c< im< q1< F> , F> >  { }; template< class F> struct d : public q1< F>  { using third::nu< 1UL> ::nu;d() : q1< F> () { } }; 
# 55
template struct c< int> ;
# 56
}

# 1 "aliases_that_count_packs.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ef34164d_27_aliases_that_count_packs_cu_a3423375_21425
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "aliases_that_count_packs.cudafe1.stub.c"
#include "aliases_that_count_packs.cudafe1.stub.c"
# 1 "aliases_that_count_packs.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
