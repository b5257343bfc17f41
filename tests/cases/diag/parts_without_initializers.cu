// shows: members and bases that constructors leave without the value that constants in them need
// prelude: none
struct A { int i; }; struct B { B(); }; struct C { C() = default; int i; }; struct D { int i = 0; }; struct E {}; union U { int i; };
struct J { const int k; }; struct L { int &r; }; struct M { J j; }; struct P { private: const int k; }; struct N { J a[2]; }; struct S { const A a; };
struct V { const A a; const B b; const C c; const D d; const E e; const U u; const A aa[2]; const int i; int &r; S s; V() {} V(int) : a() {} };
struct M1 { M1() {} J j; }; struct M2 { M2() {} M m; }; struct M3 { M3() {} P p; }; struct M4 { M4() {} N n; }; struct M5 { M5() {} L l; }; struct M6 { M6() {} J j[2]; };
struct B1 : J { B1() {} }; struct B2 : M { B2() {} }; struct B3 : L { B3() {} }; struct B4 : J { B4() : J{1} {} };
struct X { const A a; X() = default; }; X x; X *px = new X; S s; S *ps = new S; const S cs; J *pj = new J(); M *pm = new M();
template<class T> struct T1 { const A a; const T t; T1() {} }; T1<int> t1; T1<A> t2; T1<B> t3;
