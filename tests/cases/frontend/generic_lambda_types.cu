// shows: the types that calls of generic lambdas and of lambdas in templates have
// prelude: none
template<class T> struct show;
template<class... T> struct list {};
template<class... T> constexpr auto make(T... t) { return list<T...>{}; }
template<int... v, class F> constexpr auto apply(F f) { return f(v...); }
auto one = [](auto x) { return list<decltype(x)>{}; };
auto all = [](auto... x) { return make(x...); };
auto by_reference = [](auto &&x) -> decltype(x) { return static_cast<decltype(x)>(x); };
template<class T> constexpr auto captures(T t) { return [=](auto x) { return list<T, decltype(x), decltype(t)>{}; }(1); }
template<int N> struct holder {
  static auto members() { return apply<1, 2>([](auto... k) { return make(list<decltype(k)>{}...); }); }
  static constexpr auto twice() { return [](auto x) { return [=](auto y) { return x + y + N; }; }(1)(2); }
};
show<decltype(one(1))> *a = 1;
show<decltype(all(1, 'c'))> *b = 1;
int i;
show<decltype(by_reference(i))> *c = 1;
show<decltype(captures('c'))> *d = 1;
show<decltype(holder<0>::members())> *e = 1;
static_assert(holder<3>::twice() == 6, "");
