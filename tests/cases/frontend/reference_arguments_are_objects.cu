// prelude: none
// flags: --c++17
constexpr int c1 = 5, c2 = 5;
template<class A, class B> struct same { static constexpr bool v = false; }; template<class A> struct same<A,A> { static constexpr bool v = true; };
template<const int& x> struct V {};
static_assert(!same<V<c1>, V<c2>>::v, "V"); 
template<auto& x> struct U {};
static_assert(!same<U<c1>, U<c2>>::v, "U"); 
int g1, g2;
static_assert(!same<U<g1>, U<g2>>::v, "U2"); 
template<const auto& x> struct W {};
static_assert(!same<W<g1>, W<g2>>::v, "W2"); 
static_assert(!same<W<c1>, W<c2>>::v, "W"); 
struct B { int v; constexpr B(int x) : v(x) {} }; constexpr B b1{3}, b2{3};
static_assert(!same<W<b1>, W<b2>>::v, "Wb"); 
