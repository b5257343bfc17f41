// shows: zeros of enumerations by their names, and what initializes them
// flags: --frandom-seed=7
// prelude: none
enum class ez : int { a = 1 }; enum e0 { p, q }; enum e1 { r = 1 }; enum class ec { z, y }; enum op : short; typedef ec tec;
void f1(ez = ez(), e0 = e0(), e1 = e1(), ec = ec(), op = op(), tec = tec());
ez g1 = ez(); e0 g2 = e0(); e1 g3 = e1(); ec g4 = ec(); op g5 = op(); tec g6 = tec();
void f2() { ez a = ez(); e0 b = e0(); e1 c = e1(); ec d = ec(); op e = op(); tec h = tec(); f1(ez(), e0(), e1(), ec(), op(), tec()); (void)ec(); int i = e0(); switch (ec()) {} ez k{}; ez l = {}; ec m(ec()); static ec n = ec(); constexpr ec o = ec(); ec* s = new ec(); const ec t = ec(); auto u = ec(); }
struct S { ec a = ec(); ez b = ez(); ec c; S() : c(ec()) {} S(int) : c() {} ec g() { return ec(); } static const ec k = ec(); };
template<class T> struct TS { ec a = ec(); ec c; TS() : c(ec()) {} ec g() { return ec(); } ez h(ez x = ez()) { ez b = ez(); return ez(); } };
