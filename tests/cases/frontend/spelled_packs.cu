// shows: what packs stand for keeps the names that were written; implicit members of partial specializations; trailing return types
// prelude: none
template <class C> struct Bs { C c; };
typedef Bs<char> Str;
template <class... T> struct V {};
template <class A, class B> struct Pr {};
template <class X, class... T> constexpr int get(V<T...> &) { static_assert(sizeof(X) == 99); return 1; }
template <class... T> constexpr int one(V<T...> &) { static_assert(sizeof...(T) == 99); return 1; }
template <class... T> constexpr int val(V<T...>) { static_assert(sizeof...(T) == 99); return 1; }
template <class A, class B> constexpr int pr(Pr<A, B> &) { static_assert(sizeof(A) == 99); return 1; }
template <class T> struct Fn;
template <class R, class... A> struct Fn<R(A...)> {
  template <class F, class = decltype((R)((*(F *)0)((*(A *)0)...)))> Fn(F f);
};
template <class T> struct En {};
template <> struct En<int> { typedef int type; };
template <class T> using en_t = typename En<T>::type;
template <class T> auto tr(T t) -> en_t<T>;
template <class T> auto tr(T t, int) -> decltype(t.foo());
template <class T> auto tr(T *t) -> typename T::type;
int main() {
  V<int, Str> v;
  get<float>(v);
  one(v);
  val(v);
  Pr<int, Str> p;
  pr(p);
  Fn<void()> m{3};
  Fn<void(int)> j([](const char *) {});
  tr("x");
  tr(1.5, 2);
}
