// shows: alias templates that count the arguments of a pack, and the names of arguments in using-declarations
// prelude: none
namespace first {
namespace n { inline namespace v {
template<class T, T...> struct iseq {}; 
template<class T, T N> using mki = iseq<T, N>;
template<unsigned long N> using mis = mki<unsigned long, N>;
template<class ...T> using isf = mis<sizeof...(T)>;
template<class T> inline constexpr unsigned long ts = 1;
template<class O, class I, class ...B> struct impl { template<class ...A> impl(A...) {} };
template<class O, class ...A> using pf = impl<O, isf<A...>, A...>;
template<unsigned long N> struct op {}; struct op2 {};
template<class F, class B> struct bb : pf<op<ts<B>>, F, B> { using pf<op<ts<B>>, F, B>::pf; };
template<class F, class ...B> struct bf : pf<op2, F, B...> { using base = pf<op2, F, B...>; using base::base; };
template<class F, class G> struct co : pf<op2, F, G> { using pf<op2, F, G>::pf; };
template<class F, class G> struct c2 : impl<op2, isf<F, G>, F, G> { using impl<op2, isf<F, G>, F, G>::impl; };
template<class F, class G> struct c3 : impl<op2, mis<2>, F, G> { using impl<op2, mis<2>, F, G>::impl; };
template<class F, class G> struct c4 : co<F, G> { using co<F, G>::co; using X = pf<op2, F, G>; X x; };
} }
}
namespace second {
namespace n { inline namespace v {
template<class T, T...> struct iseq {}; 
template<class T, T N> using mki = iseq<T, N>;
template<unsigned long N> using mis = mki<unsigned long, N>;
template<class ...T> using isf = mis<sizeof...(T)>;
template<class T> inline constexpr unsigned long ts = 1; template<class T> struct wr {}; template<class T> struct has { using impl = T; struct in {}; };
template<class O, class I, class ...B> struct impl { template<class ...A> impl(A...) {} using ty = O; void m(); static int s; };
template<class O, class ...A> using pf = impl<O, isf<A...>, A...>;
template<unsigned long N> struct op {}; struct op2 { struct in {}; };  using tdop = op2; using tdw = wr<int>; enum en { e1 };  template<en> struct oe {};
template<class F, class G> struct c1 : impl<op2, F> { using X1 = isf<F, G>; isf<F, G> x; using X2 = impl<op<ts<F>>, isf<F, G>, F, G>; impl<op2, isf<F, G>, F> y; void f(impl<op2, isf<F, G>, F>); using impl<op2, F>::impl; using impl<op2, F>::m; using typename impl<op2, F>::ty; };
template<class F> struct d1 : impl<wr<op2>, F> { using impl<wr<op2>, F>::impl; };
template<class F> struct d2 : impl<wr<F>, F> { using impl<wr<F>, F>::impl; };
template<class F> struct d3 : impl<wr<op2>, wr<wr<F>>> { using impl<wr<op2>, wr<wr<F>>>::m; };
template<class F> struct d4 : impl<tdop, F> { using impl<tdop, F>::impl; };
template<class F> struct d5 : impl<tdw, wr<tdop>, F> { using impl<tdw, wr<tdop>, F>::impl; };
template<class F> struct d6 : impl<op2::in, F, typename has<F>::impl> { using impl<op2::in, F, typename has<F>::impl>::impl; };
template<class F> struct d7 : impl<oe<e1>, F> { using impl<oe<e1>, F>::impl; };
template<class F> struct d8 : impl<op2 *, F, const wr<op2> &> { using impl<op2 *, F, const wr<op2> &>::impl; };
template<class F> struct d9 : impl<op2, F> { using impl<op2, F>::s; void k() { impl<op2, F>::m(); this->impl<op2, F>::m(); impl<op2, F> *p; typename impl<op2, F>::ty z; } };
template<class F> struct da : F { using impl<op2, F>::m3; };
struct db : impl<op2, int> { using impl<op2, int>::impl; using impl<op2, int>::m; };
struct dc : impl<op2, isf<int, int>> { using impl<op2, isf<int, int>>::impl; };
struct dd : pf<op2, int> { using pf<op2, int>::pf; };
} }
}
namespace third {
template<class T> struct wr {}; template<class T, class ...> struct im {}; template<unsigned long> struct nu {}; 
template<unsigned N> using nn = wr<char[N]>; template<class ...T> using p6 = nn<sizeof...(T)>; template<class ...T> using q1 = nu<sizeof...(T)>; template<class T> using p1 = wr<T>;
template<class F> void h2(im<q1<int>, F>); template<class F> void h3(im<p1<int>, F>);
template<class F> void g1(im<p6<F>, F>); template<class F> void g2(im<q1<F>, F>); template<class F> void g3(im<p1<F>, F>); template<class F> q1<F> g4(); template<class F, class = q1<F>, q1<F> * = nullptr, class = im<q1<F>, F>> void g5(q1<F>, F, q1<F, F> *) {}
template<class F> struct c { q1<F> a; q1<F> m(q1<F>); im<q1<F>, F> b; void n() { q1<F> l; q1<F> *p = &l; im<q1<F>, F> x; } template<class G> q1<F, G> t(q1<G>); static q1<F> s; };
template<class F> q1<F> c<F>::m(q1<F> x) { return x; } template<class F> q1<F> c<F>::s; template<class F> template<class G> q1<F, G> c<F>::t(q1<G>) { return {}; }
template<class F> struct c<im<q1<F>, F>> {}; template<class F> struct d : q1<F> { using q1<F>::q1; d() : q1<F>() {} };
template struct c<int>;
}
