// shows: names bound to the elements of a tuple in constant evaluation: what get gives
// prelude: none
namespace std { template<class T> struct tuple_size; template<decltype(sizeof 0) N, class T> struct tuple_element; }
namespace own { template<int N> struct value { static constexpr int v = N; constexpr operator int() const { return N; } };
  template<class A, class B> struct two { A a; B b; };
  template<decltype(sizeof 0) I, class A, class B> constexpr auto get(const two<A, B> &t) { if constexpr (I == 0) return t.a; else return t.b; }
  template<class A, class B> constexpr auto both(A a, B b) { return two<A, B>{a, b}; }
  struct by_value { int n; }; template<decltype(sizeof 0) I> constexpr int get(by_value b) { return b.n * 10 + I; } }
template<class A, class B> struct std::tuple_size<own::two<A, B>> { static constexpr int value = 2; };
template<class A, class B> struct std::tuple_element<0, own::two<A, B>> { using type = A; };
template<class A, class B> struct std::tuple_element<1, own::two<A, B>> { using type = B; };
template<> struct std::tuple_size<own::by_value> { static constexpr int value = 2; };
template<decltype(sizeof 0) I> struct std::tuple_element<I, own::by_value> { using type = int; };
constexpr int sum() { auto [x, y] = own::both(3, 4); return x * 10 + y; }
constexpr int kept() { auto const &[x, y] = own::both(5, own::value<6>{}); return x * 10 + y; }
constexpr int given() { auto [x, y] = own::by_value{7}; return x * 100 + y; }
template<class T> constexpr auto first(T t) { auto [x, y] = t; return x; }
template<int N> struct number { };
void f(number<sum()> a, number<kept()> b, number<given()> c, number<first(own::both(own::value<8>{}, 1))> d, number<own::value<9>::v> e) { }
template<class T> void g() { constexpr int n = first(own::both(own::value<10>{}, T())); number<n> a; }
template void g<int>();
