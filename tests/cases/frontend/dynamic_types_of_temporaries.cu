// flags: --c++20
// prelude: none
// Virtual calls for temporary objects in constant expressions.
struct A { constexpr A() {} constexpr virtual int f() const { return 1; } constexpr virtual ~A() {} };
struct B: A { int x = 3; constexpr B() {} constexpr int f() const override { return 2; } };
constexpr int f() { const A& ar = B(); return ar.f(); }
static_assert (f() == 2);
constexpr int g(const A& a) { return a.f(); }
static_assert(g(B()) == 2);
constexpr int h() { A&& ar = B(); return ar.f(); }
static_assert(h() == 2);
constexpr int k() { const A& ar = true ? B() : B(); const A* p = new B; int r = p->f(); delete p; return ar.f() + r; }
static_assert(k() == 4);
struct Y { int m = 0; }; struct X1 { constexpr virtual X1 const *f() const { return this; } };
struct X2: public Y, public X1 { constexpr virtual X2 const *f() const { return this; } };
constexpr X2 x2; constexpr X1 const& r2 = x2; static_assert(r2.f() == &r2);
