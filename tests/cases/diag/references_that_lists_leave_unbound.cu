// shows: a braced list leaves a reference in an aggregate without initializer, of variables and of other objects
// prelude: none
struct R { int a; int &r; }; struct O { R r; int b; }; struct P { int x; R r; }; struct Q { const R r; }; struct B : R {}; int g1; struct I { int a; int &r = g1; }; union U { R *a; };
void f(R); void fc(const R&);
R x1{1}; R x2 = {}; R x3[2] = { {1} }; R x4[] = { {}, {1} }; O o1{}; O o2{ {1}, 2 }; O o3{ 1 }; P p1{ 1 }; P p2{ 1, {} }; Q q1{}; B b1{}; B b2{ {1} };
auto y1 = R{1}; R *y2 = new R{}; R *y3 = new R[2]{ {1} };
void g() { f({1}); fc({}); throw R{1}; static R s{}; R &&r1 = {}; }
R h() { return {1}; } R h2(R r = {}) { return r; }
struct M { R r; M() : r{} {} M(int) : r() {} R d{}; };
template<class T> void tv() { T a{}; T{}; } template void tv<R>();
int w1 = sizeof(R{}); I i1{}; I i2{1}; O fine{ { 1, g1 } }; R fine2{ 1, g1 }; P fine3{ 1, 2, g1 }; R fine4[1] = { 1, g1 }; U u{};
