// access of nested types, enumerators and destructors
class C { class N { }; enum E { e }; typedef int T; using U = int; union W { }; public: typedef N PN; class M { class O { }; }; protected: struct P { }; };
void f() { C::N n; C::E a = C::e; C::T t; C::U u; C::W w; C::PN pn; C::M m; C::M::O o; C::P p; C::N *q = new C::N; static_cast<void>(C::e); }
struct D : C { P p; C::P q; C::N t; };
class X { ~X(); public: X(int); X(); static void k() { X x; } };
void g(X *p) { X x(1); X y; delete p; static X z; X arr[2]; } X gx;
union V { int a; }; void h(V v) { v.none; int i = ::none; int j = [&, &v] { return 1; }; auto l = [](int) { return 1; }; int k = l; }
