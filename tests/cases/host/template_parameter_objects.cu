// prelude: none
// flags: --c++20
struct S { int v; constexpr int get() const { return v; } };
constexpr S obj{3};
constexpr const S& robj = obj;
struct Z { static constexpr const S& value = obj; static const S& nc; };
template<class T> struct ZT { static constexpr const S& value = obj; static constexpr decltype(auto) v2 = (obj); };
template<S V> struct W2 { static constexpr const S& value = V; };
template<S V> constexpr const S& vt = V;
template<S V, int N, const S& R> void decl(S p) { const S& a = V; const S* b = &V; auto c = V; S d = V; S e(V); S f{V}; const S& g(V); auto h = &V; auto& i = V; auto&& j = V; int k = V.v; int l = V.get(); const int& m = V.v; const int* n = &V.v; const int& o = N; auto q = N; auto& r = R; const S& s = R; auto t = &R; auto& u = p; auto w = &p; auto x = &obj; auto& y = obj; const auto* z = &V; const auto& aa = V; }
template<auto V> void decl2() { auto c = V; auto& i = V; auto h = &V; const auto* z = &V; int k = V.v; }
template<S V> decltype(auto) ret() { return (V); }
template<S V> auto& ret2() { return V; }
template<S V> const S* ret3() { return &V; }
template<S V> int call() { extern int fs(const S&); extern int fv(S); extern int fp(const S*); return fs(V) + fv(V) + fp(&V) + (V.v == 3) + (&V == nullptr); }
void use() { const S &t = Z::value; const S& u = ZT<int>::value; const S& w = ZT<int>::v2; const S& x = robj; const S& y = Z::nc; const S& z = W2<S{3}>::value; const S& a = vt<S{3}>; decl<S{5},3,obj>({}); auto& b = Z::value; auto c = &Z::value; auto d = &vt<S{3}>; int e = W2<S{3}>::value.v; }
