// prelude: none
// flags: --c++17
// The last statement of a statement-expression is its value behind labels, too.
int f(int x) { int a = ({ label: 3; }); bool b = ({ l2: l3: x > 1; }); int c = ({ { 1; } 4; });
 if (({ l6: false; })) return 1;
 auto d = ({ struct S { int a; } s = {1}; l7: s; });
 return d.a; }
template<class T> T g(T x) { T a = ({ l1: x; }); auto l = ({ l8: [=] { return x; }; }); return ({ l9: l(); }); }
template int g<int>(int);
constexpr int h(int x) { return ({ int y = x; y + 1; }); }
static_assert(h(1) == 2, "");
