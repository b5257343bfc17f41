// flags: --il_display
// prelude: none
// Parameters and results that are objects, of functions declared before and behind their classes.
struct C { C(); C(int); C(const C &); ~C(); int v; C m(C); static C sm(C); }; C un(C); C ca(C); C df(C c) { return C(1); } typedef C ft(C); ft *p; C (*fp)(C);
struct D; D ic(D); D icc(D); struct D { D(const D &); ~D(); }; void k() { ca(C(2)); (*fp)(3); D *d; icc(*d); C().m(C(5)); }
struct E { ~E(); int i; }; E ee(E); void l(E e) { ee(e); E x = e; ee(ee(e)); ee(E()); E y = ee(e); }
struct G { G(const G &) = default; int i; }; G gg(G);
struct M { M(M &&); M(const M &); int i; }; M mm(M); void n(M a, M &b, M &&c) { M x = a; mm(b); mm((M &&) b); mm(mm(a)); M z = (M &&) c; M w{a}; M v(a); M u = {a}; M t = M(a); M s = b; const M r = a; M q = r; }
M ret(M a) { return a; } M ret2(M &a) { return a; } M ret3(M &a) { return (M &&) a; }
