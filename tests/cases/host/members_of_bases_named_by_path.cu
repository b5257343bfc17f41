// shows: a path to a member of a base is kept: the class itself could hide it
// flags: -w --frandom-seed=7
// prelude: none
namespace N { struct S { int k; }; struct D : S { int k; int me() { return S::k + k + this->S::k + D::k + this->D::k; } }; } struct G { int k; static int s; }; struct H : G { int k; int f() { return G::k + this->G::k + G::s + this->G::s; } };
void g(N::D d, N::D *p, H h, const H &r) { d.S::k = 3; p->S::k = 5; h.G::k = 1; r.G::k; h.k = 2; h.G::s; }
template<class T> struct TD : G, T { int k; void f(TD t, H h) { t.G::k = 1; h.G::k = 2; this->G::k = 3; G::k = 4; t.T::k = 5; this->T::k = 2; } };
