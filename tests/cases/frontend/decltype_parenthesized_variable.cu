// prelude: none
// flags: --c++17
template<class A, class B> struct same { static constexpr bool value = false; };
template<class A> struct same<A,A> { static constexpr bool value = true; };
template<class T> struct V { constexpr V() = default; static constexpr int size() { return 0; } };
namespace n { template<class T> inline constexpr V<T> e{}; template<class T> inline constexpr int k = 3; template<class T> constexpr T m{}; }
template<class T> constexpr void f() {
  static_assert(same<decltype(n::e<T>), const V<T>>::value, "1");
  static_assert(same<decltype((n::e<T>)), const V<T>&>::value, "2");
  static_assert(same<decltype((n::k<T>)), const int&>::value, "3");
  static_assert(same<decltype((n::m<T>)), const T&>::value, "4");
}
void g() { f<int>(); }
