// prelude: none
struct E { int x; int f(); char f() const; };
template<class T, class U> struct is { static const bool v = false; }; template<class T> struct is<T,T> { static const bool v = true; };
void n(E e, E i, E j, E &r) { 
  auto a1 = [=] { static_assert(is<decltype((e)), E&>::v, "a1 nonconst"); };
  auto a2 = [=] { static_assert(is<decltype((e)), const E&>::v, "a2 const"); e.f(); static_assert(is<decltype((e)), const E&>::v, "a2' const"); };
  auto a3 = [&] { static_assert(is<decltype((e)), E&>::v, "a3 nonconst"); };
  auto a4 = [] { static_assert(is<decltype((e)), E&>::v, "a4 nonconst"); static_assert(is<decltype((e)), const E&>::v, "a4 const"); };
  auto a5 = [=] { static_assert(sizeof(e.f()) == 1, "a5 const");static_assert(is<decltype((r)), const E&>::v, "a5 const");static_assert(is<decltype((r)), E&>::v, "a5 noncons"); };
  auto a6 = [k = e] { static_assert(is<decltype((k)), const E&>::v, "a6 const"); };
  auto a7 = [k = e] { k.f(); static_assert(is<decltype((k)), const E&>::v, "a7 const"); };
  auto a8 = [k = e] { static_assert(sizeof(k.f()) == 1, "a8 const"); k.x = 1; };
  auto a9 = [k = e] { return k.f(); }; static_assert(sizeof(a9()) == 1, "a9 const");
  auto a10 = [=]() mutable { static_assert(is<decltype((e)), E&>::v, "a10 nonconst"); };
  auto a11 = [=] { auto i2 = [=] { static_assert(is<decltype((e)), const E&>::v, "a11 const"); }; };
  auto a12 = [=] { auto i2 = [&] { static_assert(is<decltype((e)), const E&>::v, "a12 const"); e.f(); static_assert(is<decltype((e)), const E&>::v, "a12' const"); }; };
  auto a13 = [e] { auto i2 = [&] { static_assert(is<decltype((e)), const E&>::v, "a13 const"); e.f(); static_assert(is<decltype((e)), const E&>::v, "a13' const"); }; };
  auto a14 = [e] { auto i2 = [=]() mutable { static_assert(is<decltype((e)), const E&>::v, "a14 const"); e.f(); static_assert(is<decltype((e)), E&>::v, "a14' nonconst"); }; };
  auto a15 = [k = e](auto z) { static_assert(is<decltype((k)), const E&>::v, "a15 const"); }; a15(1);
  auto a16 = [k = e](auto z) { k.f(); static_assert(is<decltype((k)), const E&>::v, "a16 const"); }; a16(1);
  auto a17 = [k = e] { const E & q = k; auto x = k; auto &y = k; y.x = 1; };
}
