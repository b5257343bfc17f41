// shows: Discarded objects whose class or constructor is nodiscard (3002 to 3005), and calls that use such
// prelude: none
struct [[nodiscard]] S { S(int); S(S &&); S(const S &); S &operator=(S &&); S &operator=(const S &); S operator+(S); S f(); S &r(); operator int(); };
S &sref(); S sval(); [[nodiscard]] int nd(); [[nodiscard]] S ns(); [[nodiscard]] S &nr();
void g(S s, int t, S *p) {
 s = static_cast<S>(t);
 s = S(1);
 s = s;
 s = 1;
 s + s;
 sref();
 sval();
 nd();
 S(1);
 static_cast<S>(1);
 (S)1;
 S{1};
 sval() = s;
 s = sval();
 s = ns();
 ns();
 nr();
 nr() = s;
 nr() = sval();
 p->f();
 s.r();
 *p;
 static_cast<S &>(s);
 t ? S(1) : s;
 sval(), sval();
 (S(1));
 (sval());
 t && (sval(), 1);
 s = s + s;
 s.operator=(s);
 s.operator=(S(1));
 s = t ? S(1) : S(2);
 sref() = S(1);
 *p = S(1);
 for (S(1); t; S(2)) ;
 (void)S(1); static_cast<void>(S(2));
 !sval();
 +sval();
 sval() + s;
 sval().f();
 sval().r();
 new S(1);
 s = S(s);
 s = (s);

 s = static_cast<S &&>(s);
}
struct [[nodiscard]] A {}; A a; A fa(); A &fr();
void h() {
 a = A();
 a = fa();
 a = A{};
 fa();
 A();
 A{};
 fr();
 a = a;
 fr() = A();
}
struct [[nodiscard("why")]] W { W(int); }; W fw();
struct [[nodiscard]] C { C(); }; enum [[nodiscard]] E { e }; E fe();
struct D { [[nodiscard]] D(int); D(); [[nodiscard("because")]] D(char); };
void k(W w) {
 w = W(1); w = fw(); fw(); W(1); w = w; C(); C{}; E(); E(1); e; (E)1; fe(); static_cast<E>(1);
 D(1); D(); D('c'); D{1}; D d(1); static_cast<D>(1); (D)1; d = D(1); d = 1;
}
