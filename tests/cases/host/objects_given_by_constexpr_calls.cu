// prelude: none
// shows: calls of constexpr functions that give objects, as initializers and operands; constants that are returned by reference
// flags: --c++17
struct F { int a; };
constexpr F cfv{}; int g0; constexpr int arr[3] = {1,2,3}; F gf;
struct K { int a; constexpr K() : a(1) {} constexpr int f(int) const { return 1; } constexpr const F& s() const { return cfv; } constexpr const int* b() const { return arr; } constexpr K k() const { return K(); } };
constexpr K mk() { return K(); }
constexpr const F& id(const F& x) { return x; } constexpr const F* pid(const F* x) { return x; }
constexpr int a1 = mk().f(1) + 1, a2 = mk().s().a, a3 = mk().b()[1], a4 = *mk().b(); int b1 = mk().f(1) + 1, b2 = mk().s().a, b3 = mk().b()[1], b4 = *mk().b();
constexpr const F& c1 = mk().s(); constexpr const F& c2 = mk().k().s(); const F& c3 = mk().s(); constexpr const int* c4 = mk().b() + 1; const int* c5 = mk().b() + 1; constexpr const F& c6 = *pid(&cfv); const F& c7 = *pid(&cfv); constexpr const int& c8 = mk().s().a; const int& c9 = pid(&cfv)->a; constexpr const int& c10 = mk().b()[1]; constexpr const int& c11 = *mk().b();
const F& d1 = id(gf); F& d2 = const_cast<F&>(id(gf)); int d3 = id(gf).a; int d4 = id(gf).a + 1; const F* d5 = &id(gf); int d6 = id(cfv).a + 1; bool d7 = &id(gf) == &gf; const F* d8 = pid(&gf) + 1; const int* d9 = &id(gf).a; F d10 = id(gf); F d11 = id(cfv); const F d12 = id(cfv);
void fn() { int b1 = mk().f(1) + 1, b2 = mk().s().a, b3 = mk().b()[1], b4 = *mk().b(); const F& d1 = id(gf); F& d2 = const_cast<F&>(id(gf)); int d3 = id(gf).a; int d4 = id(gf).a + 1; const F* d5 = &id(gf); int d6 = id(cfv).a + 1; bool d7 = &id(gf) == &gf; const F* d8 = pid(&gf) + 1; const int* d9 = &id(gf).a;F d10 = id(gf); F d11 = id(cfv); const F d12 = id(cfv); g0 = id(cfv).a; g0 = mk().f(1) + 1; if (mk().f(1)) {} return (void)id(cfv); }
const F& fr() { return id(cfv); } const F* fp() { return &id(cfv); } int fi() { return mk().f(1) + 1; } int fa() { return id(cfv).a; }
void call(const F&, const F*, int); void fc() { call(id(cfv), &id(cfv), mk().f(1) + 1); }
namespace returned {
struct F { int a; }; struct E {}; struct G { int a; constexpr G() : a(1) {} };
constexpr F cfv{}; constexpr E ce{}; constexpr G cg{}; const F kf{}; F nf; constexpr int ci = 1; const G kg{}; constexpr F cf2 = {1}; static constexpr int arr[2] = {1,2};
constexpr const F& a1(F) { return cfv; }
const F& a2() { return cfv; }
const E& a3() { return ce; }
const G& a4() { return cg; }
const F& a5() { return kf; }
const F& a6() { return nf; }
const int& a7() { return ci; }
const G& a8() { return kg; }
const F& a9() { return cf2; }
F a10() { return cfv; }
const F* a11() { return &cfv; }
const int& a12() { return cfv.a; }
const int (&a13())[2] { return arr; }
struct S { static constexpr F s{}; static const F& a14() { return s; } const F& a15() { return cfv; } const F& operator*() const { return cfv; } static constexpr const F& a16() { return cfv; } };
template<class T> struct TT { static const F& a14() { return cfv; } static const T& a15() { return cfv; } };
namespace N { constexpr F q{}; const F& w() { return q; } struct Z { const F& w() { return q; } }; }
const F& a17() { return N::q; }
auto l = []() -> const F& { return cfv; };
const F& a18 = cfv; const F& a19() { const F& r = cfv; return r; }
constexpr const F& id(const F& x) { return x; } constexpr const G& ig(const G& x) { return x; }
F a20() { return id(cfv); } G a21() { return ig(cg); } const G a22() { return ig(cg); } G a23 = ig(cg); const G a24 = ig(cg); constexpr G a25 = ig(cg); auto a26 = ig(cg); const auto a27 = ig(cg); const auto a28 = id(cfv);

}
