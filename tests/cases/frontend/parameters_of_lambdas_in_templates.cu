// prelude: none
// Types made of a parameter of a lambda are those of its own parameter, not of one that another lambda has there.
template <class T> struct Known { static const bool value = sizeof(T) > 1; typedef T type; };
template <class T, class F> T with(T t, F f) { f(t); return t; }
template <bool, class T> T chosen(T, T);
template <class L> auto all(L const &l) {
  auto a = with(l, [](auto first) { return sizeof(Known<decltype(first)>); });
  auto b = with(l, [](auto second) { return sizeof(Known<decltype(second)>); });
  auto c = with(l, [](auto third) { return Known<decltype(third)>::value; });
  auto d = with(l, [](auto fourth, int other) { return Known<decltype(fourth)>::value; });
  auto e = with(l, [](int other, auto fifth) { return Known<decltype(fifth)>::value; });
  auto f = with(l, [](L sixth) { return Known<decltype(sixth)>::value; });
  auto g = with(l, [](L seventh) { return Known<decltype(seventh)>::value; });
  auto h = with(l, [](auto eighth) { typename Known<decltype(eighth)>::type u = eighth; return u; });
  auto i = with(l, [](auto ninth) { return chosen<Known<decltype(ninth)>::value>(ninth, ninth); });
  return a + b + c;
}
template <class T> auto one(T x) { return Known<decltype(x)>::value; }
template <class T> auto other(T y) { return Known<decltype(y)>::value; }
template <class T> auto declared(T x) -> typename Known<decltype(x)>::type;
template <class T> auto declared(T y) -> typename Known<decltype(y)>::type;
auto outside = [](auto x) { return Known<decltype(x)>::value; };
auto outside_too = [](auto y) { return Known<decltype(y)>::value; };
