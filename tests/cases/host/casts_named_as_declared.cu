// shows: casts that make the declared object are named by its type
// flags: -w
// prelude: none
struct h16 { int i; h16(float); explicit operator float() const; }; struct k16 { int a; k16(float); }; typedef h16 R; using K = k16;
R a1(float s) { R r = static_cast<h16>(s); return r; }
h16 a2(float s) { R r = static_cast<h16>(s); return r; }
R a3(float s) { h16 r = static_cast<h16>(s); return r; }
h16 a4(float s) { h16 r(s); return r; }
R a5(float s) { R r(s); return r; }
K b1(float s) { K r = static_cast<k16>(s); return r; }
K b2(float s) { K r = k16(s); return r; }
K b3(float s) { return k16(s); }
K b4(float s) { return (k16)s; }
k16 b5(float s) { return (K)s; }
void g(K); void g2(const K&);
struct St { K m = static_cast<k16>(1.f); K n; St(float s) : n(static_cast<k16>(s)) {} };
void b7(float s) { g(static_cast<k16>(s)); g2(static_cast<k16>(s)); K x(static_cast<k16>(s)); K y{static_cast<k16>(s)}; const K z = static_cast<k16>(s); K w = (k16)s; auto v = static_cast<k16>(s); K u = s ? static_cast<k16>(s) : k16(s); static_cast<k16>(s); K q = k16{s}; K *p = new K(static_cast<k16>(s)); x = static_cast<k16>(s); K &&rr = static_cast<k16>(s); throw static_cast<k16>(s); }
