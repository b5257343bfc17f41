// shows: names in class templates that nearer names hide or other classes keep for themselves
// flags: --c++17
// prelude: none
struct GP { int a; }; namespace common { template<class T, unsigned long N = ~0ul> struct Span { T *p; Span sub(int); }; template<class T> using OtherT = Span<T>; }
class Sto { using G = GP; template<class T> struct Dv { T t; T *begin(); }; Dv<G> data; public: auto get(int i) { auto s = common::Span<G>{data.begin()}; return s; } common::Span<G> h(common::Span<G> x); };
class Bu { public: void f(common::Span<GP> x); void g(common::Span<common::Span<GP>> x, common::Span<GP const> y); };
void Bu::f(common::Span<GP> x) { common::Span<GP> y = x; }
struct St2 { private: typedef GP H; public: void k() { common::Span<H> z; common::Span<H, 3> w; } };
void l(common::Span<GP> a, common::Span<GP, 3> b);
template<class T> struct Tq { using G2 = GP; void m() { common::Span<G2, 5> z; } common::Span<G2, 6> n; }; void l2(common::Span<GP, 5> b, common::Span<GP, 6> c);
template<class A> struct Hb { void Bh(const A *c, common::Span<GP> h) { common::Span<GP> z = h; fn(h); } void Bg(common::Span<common::Span<GP>> h, common::Span<GP const> k); template<class U> void fn(U u); };
template<class A> void Hb<A>::Bg(common::Span<common::Span<GP>> h, common::Span<GP const> k) {}
template<class A> void ft(A a, common::Span<GP> h) {} namespace other { template<class A> struct Hc { void Bh(const A *c, common::Span<GP> h) { } common::Span<GP> m; common::Span<GP> r(); }; template<class A> void fu(A, common::Span<GP> *); }
void use(Hb<int> b, common::Span<GP> s) { b.Bh(nullptr, s); ft(1, s); }
namespace { template<class A> struct He { static void Bh(const A *c, common::Span<GP> h) { } void Bi(const A *c,
 common::Span<GP> h,
 common::Span<common::Span<GP>> hh) { } }; }
template<class T> struct Enc { virtual unsigned pw() const = 0; virtual void spw(unsigned pw) = 0; unsigned q() const; };
template<class T> struct Co : Enc<T> { Enc<T> *n; unsigned pw() const override { return 1; } unsigned own(); template<class U> unsigned tm(U);
 void spw(unsigned pw) override { unsigned p = this->pw() - n->pw(); n->spw(pw); p = this->q(); }
 void s2(unsigned own, unsigned tm) { unsigned p = this->own() + this->tm(3); p = Co::own(); }
 void s3() { unsigned pw = this->pw(); int own = 3; { int tm = 4; pw = this->tm(own) + this->own(); } }
 void s4(unsigned pw) { unsigned p = (*this).pw(); auto l = [&](int own) { return this->own() + this->pw(); }; } };
struct Pl { unsigned pw(); void s(unsigned pw) { unsigned p = this->pw(); } };
template<class T> struct DB { virtual ~DB(); }; template<class T> struct DM : DB<T> { int k; }; DB<float> *cr();
DM<float> *g = dynamic_cast<DM<float>*>(cr()); int f(DB<int> &r) { return dynamic_cast<DM<int>&>(r).k; } template<class T> T *up(DB<T> *b) { return &dynamic_cast<DM<T> *>(b)->k; }
