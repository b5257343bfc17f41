// prelude: none
// No object is left where none can be made; constructors of casts must be accessible
namespace first { struct B { }; struct C2 { C2(B); C2(B, int); }; struct C1 { C1(B); }; struct D1 { D1(B); D1(const D1&) = delete; int m; }; struct Ag { int a; B b; };
template<class T> struct V { V(T); V(T, int); void m(); };
void f() { int x;
 x = C2(1);
 x = C2(1, 2);
 x = C1(1);
 x = C1(1, 2);
 x = C2{1};
 x = C2{1, 2};
 x = C1{1};
 x = static_cast<C2>(1);
 x = (C2)1;
 x = new C2(1);
 x = C2();
 x = C1();
 x = *new C2(1);
 x = V<int>("x");
 x = V<int>("x", 1);
 V<int>("x", 1).nope();
 C2(1, 2).nope;
 C1(1).nope;
 C2 c(1, 2); x = c;
 C1 d(1); x = d;
 auto e = C2(1, 2); x = e;
 B b; C2(b, b) + 1;
 throw C2(1, 2), x;
 C2(1, 2), x = B();
}
}
namespace second { struct B { }; struct Ag { int a; B b; }; struct Ag2 { int a; char c; }; struct Dl { Dl(int) = delete; Dl(B); }; class Pr { Pr(int); public: Pr(B); }; struct Ch { Ch(char); Ch(char, int); }; struct Ex { explicit Ex(int); Ex(B, B); };
template<class T> struct V { V(T); V(T, int); void m(); }; template<class T> struct W { W(T); }; struct Ab { virtual void f() = 0; Ab(int); }; template<class T> struct Z { Z(T, T); }; struct In;
typedef int Arr[2];
void f(double d, int i) { int x;
 x = Ag2{1, d};
 x = Ag2{d};
 x = Ag2{1, 2, 3};
 x = Dl(1);
 x = Dl{1};
 x = Pr(1);
 x = Pr{1};
 x = Ch{d};
 x = Ch{d, 1};
 x = Ch(d, "x");
 x = Ex{1, 2};
 x = V("x", "y");
 x = V(1, "x");
 x = Z(1, 2.0);
 x = Z(1, 2);
 x = Ab(1);
 x = In(1);
 x = In{1};
 x = W<int>("x");
 x = V<int>("x");
 x = V<int>{"x"};
 x = (V<int>)"x";
 x = static_cast<V<int>>("x");
 x = Ag2{.a = d, .c = 1};
 x = Ag2{.zz = 1};
 Ag2{1, 2, 3}.nope;
 Ag2 y = Ag2{1, 2, 3}; x = y;
 auto z = Ch{d, "x"}; x = z;
 int q = Ch(1, "x"); int r = Ag2{1, 2, 3}; int s{Ch(1, "x")};
 x = Ch(nope);
 x = Ch{nope};
 x = Ag2{nope};
}
}
namespace third { class Pr { Pr(int); Pr(const Pr&); Pr(int, int); public: Pr(char*); friend void fr(Pr& p); static void st() { Pr(1); (Pr)1; static_cast<Pr>(1); } template<class T> static Pr mk(T t) { return Pr(t); } };
void fr(Pr& p) { Pr(1); Pr q(p); Pr r = Pr(p); }
void f(Pr& p) { Pr(1);
 (Pr)1;
 static_cast<Pr>(1);
 Pr a(Pr((char*)0));
 (void)Pr(p);
 Pr b = static_cast<Pr>(Pr((char*)0));
 Pr(1, 2);
 Pr{1};
 Pr{1, 2};
 Pr::mk(1);
 struct Dv : Pr { Dv() : Pr((char*)0) { Pr(1); } };
 const Pr& c = Pr(1);
 (const Pr&)p;
 static_cast<const Pr&>(p);
 ((Pr)1).nope; static_cast<Pr>("").nope; ((Pr)1.5f).nope; Pr(&p).nope; ((Pr)&p).nope; static_cast<Pr>(&p).nope;
}
}
struct Dc { Dc(int); Dc(const Dc&) = delete; }; class Pc { Pc(const Pc&); public: Pc(int); };
void f(Dc& d, Pc& p) { Dc(1); (void)Dc(d); (void)(Dc)d; (void)static_cast<Dc>(d); (void)Pc(p); (void)(Pc)p; (void)static_cast<Pc>(p); (void)Dc{d}; (void)Pc{p}; Dc a(d); Pc b(p); Dc c = d; new Dc(d); }
