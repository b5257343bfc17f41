// flags: --il_display
// prelude: none
// References bound to objects that calls, casts and lists make, and how long these live.
struct P { int x; double y; }; P mk(); void g(const P &); void h(P &&); void gc(const P &&); bool q;
void f() { g(mk()); h(mk()); gc(mk()); }
P &&e = mk();
void k() { P &&l = mk(); const P &c = q ? mk() : mk(); }
P &&m() { static P p; return (P &&) p; }
struct Q { ~Q(); int i; }; Q mq();
void n() { const Q &c = mq(); Q &&r = mq(); }
struct S { S(int); ~S(); S(const S &); int i; }; void us(const S &);
void o() { const S &c = S(1); S &&r = S{2}; const S &i = 3; us(S(4)); us(5); }
const Q &gq = mq(); const S &gs = S(1); const Q &gq2 = Q();
struct T2 { T2(); T2(int, int); T2(const T2 &); int i; }; void ut(const T2 &);
void oo() { const T2 &a = T2{1, 2}; const T2 &b = T2{}; ut(T2()); ut(T2(1, 2)); ut({1, 2}); us(S{1}); us((S) 1); us(static_cast<S>(1)); T2 v = T2{}; S w = S{3}; S{4}; T2{}; }
