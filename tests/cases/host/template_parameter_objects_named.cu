// prelude: none
// flags: --c++20
struct S { int v; constexpr int get() const { return v; } };
template<auto V> struct W { static constexpr decltype(auto) value = (V); static constexpr auto addr() { return &V; } };
template<S V> struct X { static const S& r() { return V; } static const S* p() { return &V; } static int i() { return V.v; } static int g() { return V.get(); } };
template<class A, class B> inline constexpr bool same = false; template<class A> inline constexpr bool same<A,A> = true;
static_assert(same<decltype(W<S{5}>::value), const S&>);
static_assert(&W<S{5}>::value == W<S{5}>::addr());
template<S V> const S& f() { return V; }
template<S V> constexpr bool q() { return &V == &V && &V == W<V>::addr(); }
static_assert(q<S{7}>());
template<S V> void decl() { auto x = V; auto& y = V; const auto* z = &V; static_assert(same<decltype((V)), const S&>); static_assert(same<decltype(V), const S>); x.v = 1; (void)y; (void)z; }
void use() { f<S{1}>(); X<S{2}>::r(); X<S{2}>::p(); X<S{2}>::i(); X<S{2}>::g(); decl<S{3}>(); const S& t = W<S{5}>::value; const S* u = W<S{5}>::addr(); (void)t; (void)u;}
