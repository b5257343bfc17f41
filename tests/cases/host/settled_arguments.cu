// shows: arguments of functions that arguments do not choose
// prelude: none
struct A{int v;}; 
void f2(A); void f9(const A);void ov(A);void ov(int); A af(A);
namespace N { void nf(A); }
template<class U> void tf(U); template<class U> void tg(A, U); template<class U> void th(A);
struct S { void f2(A); void ov(A); void ov(int); static void st(A); template<class U> void tf(U); template<class U> void tg(A,U); template<class U> void th(A);  void operator()(A); void dflt(A, int=3);void el(A,...); A operator+(A);
template<class T> void in(T x) { f2(x.x); this->f2(x.x); S::f2(x.x); st(x.x); S::st(x.x); ov(x.x); (f2)(x.x); this->ov(x.x);tf(x.x);tg(x.x,1);th<int>(x.x); } };
template<class V> struct P { void f2(A); static void st(A); void pv(P); void pt(V); 
template<class T> void in(T x, P<V>*p) { f2(x.x); this->f2(x.x); P::f2(x.x); st(x.x); P::st(x.x); pv(x.x); pt(x.x); p->f2(x.x); p->pv(x.x);} void in2(V x, P<int> q) { q.f2(x.x); f2(x.x); P<int>::st(x.x); } };
template<class T> void t(T x, S s, S*p, void(*fp)(A), void(&fr)(A), void (S::*mp)(A)) { ::f2(x.x); N::nf(x.x); (f2)(x.x); (::f2)(x.x); (*f2)(x.x); (&f2)(x.x); fp(x.x); (*fp)(x.x); fr(x.x); (s.*mp)(x.x); s(x.x); s.operator()(x.x); s+x.x; s.operator+(x.x); s.el(x.x, x.x); s.dflt(x.x); { void lf(A); lf(x.x); } { using N::nf; nf(x.x); } f9(x.x); ::f9(x.x); tf(x.x); tg(x.x, 1); th<int>(x.x); ::th<int>(x.x); s.th<int>(x.x); s.tg(x.x,1); s.tg<int>(x.x, 1); S::st(x.x); s.st(x.x); auto l=[](A a){}; l(x.x); ::ov(x.x); ((S*)p)->f2(x.x); (*p).f2(x.x); s.S::f2(x.x); f2(af(x.x)); ::f2(::af(x.x)); P<int>::st(x.x); P<T>::st(x.x); }
