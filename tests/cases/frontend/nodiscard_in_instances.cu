// shows: results discarded in templates: in the template where they do not depend on its parameters, else in each instance [dcl.attr.nodiscard]
// prelude: none
struct [[nodiscard]] value {
  value();
  value(int);
  ~value();
  value &operator=(const value &);
  value &self();
};
[[nodiscard]] int count();
[[nodiscard]] int count_of(int);
value make();
template<class X> struct outer {
  struct [[nodiscard]] inner {
    inner(int);
    inner &self();
  };
  enum class [[nodiscard]] state { on };
  state get();
  inner in();
  [[nodiscard]] X x();
  static X y();
};
template<class X> void f(X x) {
  X(3);
  count();
  make();
  x.self() = 3;
  x = 3;
  outer<X>().x();
  outer<X>().y();
  outer<X>().get();
  outer<X>().in();
  count(), x.self();
  count_of(sizeof(X));
  for (make();; x = 3) break;
}
struct functions {
  [[nodiscard]] int operator()();
  [[nodiscard("named")]] int f();
  value operator+(int);
};
template<class X> void g(X x) {
  x();
  x.f();
  x + 3;
  count_of(x.f());
  x.f(), count();
  count(), x.f();
  static_cast<long>(x.f());
  (void)x();
}
template<class... X> void h(X... x) {
  (x.f(), ...);
}
template<class X> struct members {
  functions f;
  X x;
  [[nodiscard]] int n();
  [[nodiscard]] static int s();
  void m() {
    f.f();
    this->f.f();
    x.f();
    n();
    s();
  }
};
template void f(value);
template void g(functions);
template void h(functions, functions);
template struct members<functions>;
void use(outer<int> o) {
  o.get();
  o.in();
  o.x();
  outer<int>::inner(3);
  outer<int>::inner(3).self();
}
