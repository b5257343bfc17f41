// Objects that expressions make: a destructor that is deleted or not accessible is told of where each is made, of one that
// is elided too ([class.temporary], [class.copy.elision]).
struct D { D(); D(int); D(const D&); ~D() = delete; int m; void f(); D operator+(int); D operator-(); };
struct P { P(); P(int); P(const P&); int m; private: ~P(); };
struct Pr { protected: ~Pr(); };
struct W { D d; };
struct Cv { operator D(); };
D fd();
P fp();
W fw();
Pr fpr();
D &ld();
void takeD(D);
void takeP(P);
void takeRD(const D &);
void any(...);
void discarded() { D(); P(); D{}; fd(); fp(); (void)D(); (void)fd(); static_cast<void>(P()); fw(); (D()); fpr(); }
void bound() { const D &a = D(); const P &b = fp(); D &&c = D{}; const D &d = 1; const auto &e = fd(); }
void arguments() { takeRD(D()); takeRD(fd()); takeRD(1); takeD(D()); takeD(fd()); takeD(1); takeP(1); takeP(fp()); any(fd()); }
void copied() { takeD(ld()); }
void variables() { D a; D b(1); D c = 1; D d = fd(); D e{1}; D f = {1}; D g = {fd()}; D h{D()}; D i(fd()); P j; P k(1); P l = 1; P m = fp(); }
D global = D();
D returned() { return D(); }
D converted() { return 1; }
P returned_private() { return fp(); }
D chosen(bool b) { return b ? D() : fd(); }
void conditional(bool b) { b ? fd() : D(); D d = b ? fd() : D(); }
void thrown() { throw D(); }
void thrown_call() { throw fp(); }
void members() { fd().m; D().f(); fd().f(); ld() + 1; -ld(); }
void allocated() { new D; new D(1); new D(fd()); new D[2]; }
void unevaluated() { using A = decltype(fd()); using B = decltype(D()); using C = decltype(fd().m); noexcept(D()); }
void in_conditions() { if (fd().m) ; while (D().m) ; for (int i = fd().m; ;) ; }
void locals() { static D a; static D b = fd(); D c[2]; }
void conversions(Cv cv) { const D &a = cv; takeD(cv); D b = cv; }
void defaults(D = D(), const D & = fd());
struct Static { static D s; inline static D t = fd(); };
D Static::s = D();
struct Friend { friend struct User; private: ~Friend(); };
Friend ff();
struct User { void f() { ff(); Friend x = ff(); const Friend &r = ff(); } };
struct Derived : Pr { void f() { fpr(); const Pr &r = fpr(); } };
template <class T> void in_template() { D(); fd(); takeD(fd()); const D &r = fd(); const P &p = fp(); }
