// shows: explicit conversion functions only give the class itself; aggregates whose constructors are declared take what those take
// prelude: none
struct P { P() = default; }; struct Q { P p; int x; }; struct R { R() = default; int x; }; struct T { T(const T &) = default; int x; }; struct V { ~V(); int x; };
struct E { E(); }; struct W : Q { using Q::Q; int y; };
void f1(E e) { P p(e); }
void f2(E e) { Q p(e); }
void f3(E e) { R p(e); }
void f4(E e) { T p(e); }
void f5(E e) { V p(e); }
void f6(E e) { W p(e); }
void g1(E e) { P p(1, 2); }
void g2(E e) { Q p(1, 2); }
void g3(E e) { R p(1, 2); }
void g4(E e) { T p(1, 2); }
void g5(E e) { V p(1, 2); }
struct X1 { explicit operator P() const; }; struct X2 { explicit operator const P&() const; }; struct X3 { explicit operator int() const; }; struct DP : P {}; struct X4 { explicit operator DP() const; };
struct X5 { template <class T> explicit operator T() const; }; struct N1 { N1(const N1&); N1(int*); };  struct X6 { explicit operator N1() const; explicit operator bool() const; };
void i1(X1 a, X2 b, X3 c, X4 d, X5 e, X6 f) { P p1(a); P p2(b); P p3(c); P p4(d); P p5(e); N1 n1(f); N1 n2(c); N1 n3{c}; N1 n4{f}; N1 n5(a); P p6{c}; }
