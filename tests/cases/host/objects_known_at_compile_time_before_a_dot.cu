// flags: --c++20
// Temporaries that a default constructor makes at compile time stand in parentheses; template parameter lists of lambdas with requires-clauses
struct V { virtual void v(); int p(); }; struct N { int q = 3; int p(); }; struct U { U(); int p(); }; struct M { N n; int p(); }; struct W : U { int p(); }; struct T0 { int p(); }; template <class T> struct TT { T t; int p(); }; int gg(); struct R { int q = gg(); int p(); }; struct PD { ~PD(); int x = 3; int p(); };
void f() { V().p(); N().p(); U().p(); M().p(); W().p(); T0().p(); TT<int>().p(); TT<N>().p(); int i = N().q; M().n.q; R().p(); PD().p(); }
void g() { auto l = []<class T>(T t) { return t; }; auto m = [=] <int N, class... Ts> requires (N > 1) (Ts... t) mutable { return N; }; auto n = []
 <class U>
 (U u) -> U { return u; }; }
