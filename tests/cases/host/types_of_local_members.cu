// shows: types that members of local classes determine
// prelude: none
template<class T> T&& dv();
template<class T> struct id { using type = T; };
template<class T> auto mk(T t) { return [=](int x) { return t + x; }; }
auto nl() { struct L { int r() { return 1; } L& me() { return *this; } }; return L{}; }
template<class T> auto tl(T) { struct L { int r() { return 1; } T u() { return T(); } L& me() { return *this; } typedef int Q; }; return L{}; }
using A = decltype(mk(1)); using A1 = decltype(dv<A>()(2)); A1 a1;
using B = decltype(nl()); using B1 = decltype(dv<B>().r()); using B2 = decltype(nl().r()); using B3 = decltype(dv<decltype(nl())>().r()); B1 b1; B2 b2; B3 b3;
using C = decltype(tl(1)); using C1 = decltype(dv<C>().r()); using C2 = decltype(tl(1).r()); using C3 = decltype(dv<decltype(tl(2))>().u()); C1 c1; C2 c2; C3 c3;
using C5 = decltype(tl(1L).me().u());
decltype(tl(1).r()) v1; decltype(dv<C>().r()) v2; decltype(tl(1).me().r()) v3;
template<class T> struct tr { using a = decltype(tl(dv<T>())); using r = decltype(dv<a>().r()); using q = typename a::Q; };
tr<int>::r t1; tr<int>::q t2;
using D1 = tr<int>::r; using D2 = tr<long>::a; using D3 = decltype(dv<tr<char>::a>().r());
static_assert(sizeof(tr<short>::r) == 4); static_assert(sizeof(decltype(dv<tr<short>::a>().me().r())) == 4);
auto g = tl(1); decltype(g.r()) g1; decltype(g) g2 = g; decltype(dv<decltype(g)>().r()) g3;
int f() { struct M { int r() { return 1; } } m; decltype(dv<M>().r()) x = 1; decltype(m.r()) y = 2; id<decltype(dv<M>().r())> z; return x + y; }
template<class T> int h() { struct M { int r() { return 1; } } m; decltype(dv<M>().r()) x = 1; decltype(m.r()) y = 2; id<decltype(dv<M>().r())> z; return x + y; }
int hh = h<int>();
