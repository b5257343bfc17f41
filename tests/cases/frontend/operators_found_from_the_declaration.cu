// flags: --c++17
// prelude: none
// Operator functions are looked up from the declaration that is substituted.
namespace A { class foo {}; }
namespace B { class bar {}; }
A::foo& operator<<(A::foo& f, const B::bar&);
A::foo& operator>>(A::foo& f, const B::bar&);
namespace C {
  template<class T> T val();
  A::foo& operator<<(A::foo& f, int in);
  template<class T, class = void> struct has { static constexpr bool value = false; };
  template<class T> struct has<T, decltype(val<A::foo&>() << val<T>(), void())> { static constexpr bool value = true; };
  template<class T, class = void> struct has2 { static constexpr bool value = false; };
  template<class T> struct has2<T, decltype(val<A::foo&>() >> val<T>(), void())> { static constexpr bool value = true; };
  template<class T> auto fn(T t) -> decltype(val<A::foo&>() << t, void());
  template<class T> auto fn(...) -> int;
  template<class T> auto hh(T t) { return [](auto& x, auto y) -> decltype(x << y, 0) { return 1; }(*(A::foo*)0, t); }
}
static_assert(!C::has<B::bar>::value, "");
static_assert(C::has2<B::bar>::value, "");
static_assert(__is_same(decltype(C::fn<B::bar>(B::bar())), int), "");
