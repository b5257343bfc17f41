// shows: References that calls return which use nodiscard objects (2810)
// prelude: none
struct [[nodiscard]] S { S(int); S(S &&); S(const S &); S &operator=(S &&); S &operator=(const S &); S &r(); S &ri(int); S &rs(const S&); S &rt(struct U); S &rc(const struct V &); S &val(S); };
struct U { U(); ~U(); U(const U &); int i; }; struct V { int i; V *operator&(); }; U u(); V v(); V &vr(); U &ur();
S &sref(); S &srefi(int); S &srefc(const int &); S &refs(const S &); S &refv(V); S &refu(U); S &refcv(const V &); S &refcu(const U &); S sval(); S &def(int = 1); S &defc(const int & = 1); S &defu(const U & = U());
[[nodiscard]] S &nr(); [[nodiscard]] int &ni(); int fi(); int &gi();
void g(S s, int t, S *p, S &(*fp)(), S (*fv)()) {
 sref() = s;
 *p = s;
 p[0] = s;
 s.r() = s;
 srefi(1);
 srefi(fi());
 srefi(ni());
 srefc(1);
 srefc(t);
 srefc(fi());
 refs(s);
 refs(S(1));
 refs(1);
 refv(V());
 refv(v());
 refv(vr());
 refu(U());
 refu(u());
 refu(ur());
 refcv(V());
 refcv(v());
 refcv(vr());
 refcu(U());
 refcu(u());
 refcu(ur());
 nr().r();
 nr().r() = s;
 sref().r();
 sref().r().r();
 s.ri(ni());
 srefi(*new int(1));
 def();
 defc();
 defu();
 fp();
 fv();
 (*fp)();
 (sref());
 sref(), t;
 t, sref();
 t ? sref() : sref();
 t ? sref() : s;
 srefi(sval().r() = s, 1);
 s.rs(s);
 s.rs(S(1));

 s.val(S(1));
 s.rt(ur());
}
