// prelude: none
// flags: --c++17
struct M { int d; constexpr M(int x = 1) : d(x) {} constexpr M(M&& o) : d(o.d) { o.d = 0; } constexpr M& operator=(M&&o) { d = o.d; o.d = 0; return *this; } };
template<class A, class B> struct R { A in; B fun; };
struct Agg { M m; int k; };
struct Der : M { using M::M; };
struct Expl { M m; int k; constexpr Expl(int a) : m(a), k(2) {} Expl(Expl&&) = default; Expl& operator=(Expl&&) = default; };
struct Arr { M m[2]; };
constexpr int t1() { Agg a{3, 4}; Agg b = static_cast<Agg&&>(a); return a.m.d*100 + b.m.d*10 + b.k; }
constexpr int t2() { R<M,int> a{3, 4}; auto b = static_cast<R<M,int>>(static_cast<R<M,int>&&>(a)); return a.in.d*100 + b.in.d*10 + b.fun; }
constexpr int t3() { Expl a{3}; auto b = static_cast<Expl&&>(a); return a.m.d*100 + b.m.d*10 + b.k; }
constexpr int t4() { Der a{3}; auto b = static_cast<Der&&>(a); return a.d*100 + b.d*10; }
constexpr int t5() { Arr a{{3, 4}}; auto b = static_cast<Arr&&>(a); return a.m[0].d*1000 + a.m[1].d*100+ b.m[0].d*10+ b.m[1].d; }
constexpr int t6() { Agg a{3, 4}, b{5, 6}; b = static_cast<Agg&&>(a); return a.m.d*100 + b.m.d*10 + b.k; }
constexpr int t7() { R<M,int> a{3, 4}; R<M,int> b(static_cast<R<M,int>&&>(a)); return a.in.d*100 + b.in.d*10 + b.fun; }
constexpr int t8() { R<R<M,int>,int> a{{3, 4},5}; auto b = static_cast<R<R<M,int>,int>&&>(a); return a.in.in.d*100 + b.in.in.d*10 + b.fun; }
static_assert(t1() == 34, "1");
static_assert(t2() == 34, "2");
static_assert(t3() == 32, "3");
static_assert(t4() == 30, "4");
static_assert(t5() == 34, "5");
static_assert(t6() == 34, "6");
static_assert(t7() == 34, "7");
static_assert(t8() == 35, "8");
