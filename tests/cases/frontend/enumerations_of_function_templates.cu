// prelude: none
// flags: --c++17
template<class T> struct cr { int k; T v; constexpr operator T() const { return v; } };
template<class T> constexpr int lt(const cr<T>& t, const cr<T>& u) {
  constexpr const unsigned char order = static_cast<unsigned char>(2);
  enum class rt : unsigned char { runtime, fv, tv };
  constexpr const rt rx[order * order]{ rt::runtime, rt::fv, rt::tv, rt::fv };
  switch (rx[t.k * order + u.k]) {
    case rt::runtime: return static_cast<const T&>(t) < static_cast<const T&>(u);
    case rt::fv: return false;
    case rt::tv: return true;
    default: return 5;
  }
}
static_assert(lt(cr<int>{0, 2}, cr<int>{0, 3}), "");
template<bool b> struct B { static int x; };
template<class T> struct A { static constexpr bool f() { return lt(cr<T>{0, 2}, cr<T>{0, 3}); } static constexpr bool g() { return lt(cr<T>{1, 2}, cr<T>{0, 3}); } int m() { return B<f()>().q + B<g()>().q; } };
template struct A<long>;
template struct A<int>;
template<class T> constexpr int e1(T t) { enum class rt { a, b }; constexpr rt r = rt::b; return r == rt::b; }
template<class T> constexpr int e2(T t) { enum class rt { a, b }; constexpr rt r[2] = { rt::a, rt::b }; return r[1] == rt::b; }
template<class T> constexpr int e3(T t) { enum class rt { a, b }; switch (static_cast<rt>(1)) { case rt::a: return 0; case rt::b: return 1; default: return 2; } }
template<class T> constexpr int e4(T t) { constexpr unsigned char o = 2; constexpr int r[o * o] = { 1, 2, 3, 4 }; return r[3] == 4; }
template<class T> constexpr int e5(T t) { constexpr unsigned char o = 2; constexpr int r[o * o]{ 1, 2, 3, 4 }; return r[3] == 4; }
template<class T> struct A2 { int m() { return B<e1(T())>().q1 + B<e2(T())>().q2 + B<e3(T())>().q3 + B<e4(T())>().q4 + B<e5(T())>().q5; } };
template struct A2<long>;
