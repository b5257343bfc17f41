// shows: calls that are not well-formed make deduction fail: of functions, objects, closures and what cannot be called
// prelude: none
struct Fu { void operator()(int) const; };
template <class F> auto t(F f) -> decltype(f("a"));
template <class F> auto t1(F f) -> decltype(f(1));
template <class F> auto t2(F f) -> decltype(f.foo());
template <class F, class A> auto t3(F f, A a) -> decltype(f(a));
template <class F, class = decltype((*(F *)0)("a"))> void t4(F f);
template <class T> struct Fn;
template <class R, class... A> struct Fn<R(A...)> {
  template <class F, class = decltype((R)((*(F *)0)((*(A *)0)...)))> Fn(F f);
};
int main() {
  int k;
  t([](int) {});
  t([&k](int) { k; });
  t([](const char *) {});
  t([](const char *, int) {});
  t(Fu());
  t1(Fu());
  t(3);
  t1(3);
  t2(3);
  t3(3, "a");
  t3(Fu(), "a");
  t4([](int) {});
  t4(3);
  Fn<void(const char *)> g = [](int x) {};
  Fn<void(int)> h = [](int x) {};
  auto lam = [](int) {};
  Fn<void()> o = lam;
}
