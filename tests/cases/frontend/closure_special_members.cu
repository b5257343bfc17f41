// shows: the special members of closure types with and without a lambda-capture
// flags: --c++20
// prelude: none
auto g = [](int i) { return i < 25; };
static_assert(__is_constructible(decltype(g)), "no lambda-capture: default constructible");
static_assert(__is_assignable(decltype(g)&, decltype(g)), "and assignable");
void f() {
  int q = 0;
  auto c = [q](int i) { return i < q; };
  auto d = [=](int i) { return i < 3; };
  static_assert(!__is_constructible(decltype(c)), "a capture");
  static_assert(!__is_constructible(decltype(d)), "a capture-default");
  static_assert(!__is_assignable(decltype(c)&, decltype(c)), "a capture");
  static_assert(__is_constructible(decltype(c), decltype(c)&), "copies");
}
