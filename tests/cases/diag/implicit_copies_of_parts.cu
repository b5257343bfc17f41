// The copies that a class has implicitly: of constant objects where those of all parts are; deleted where a part cannot be
// copied or destroyed ([class.copy.ctor], [class.copy.assign]).
struct N { N(); N(N &); N &operator=(N &); };
struct H { N n; };
struct I : H { };
H h1;
H h2(h1);
const H hc = h1;
H h3(hc);
I i1;
I i2 = i1;
void assigned(H &a, H &b, const H &c) { a = b; a = c; }
static_assert(__is_constructible(H, H &), "");
static_assert(!__is_constructible(H, const H &), "");
static_assert(!__is_constructible(I, I), "");
static_assert(__is_assignable(H &, H &), "");
static_assert(!__is_assignable(H &, const H &), "");
struct Pd { Pd(); private: ~Pd(); };
struct M { Pd p; M(); ~M(); };
extern M m1;
M m2(m1);
M m3 = m1;
struct B : Pd { B(); ~B(); };
extern B b1;
B b2(b1);
struct Nf { Nf() = default; friend struct Ha; private: Nf(const Nf &); };
struct Ha { Nf n; };
struct Hn { Nf n; };
Ha ha1;
Ha ha2(ha1);
Hn hn1;
Hn hn2(hn1);
union U { N n; U(); };
U u1;
U u2(u1);
