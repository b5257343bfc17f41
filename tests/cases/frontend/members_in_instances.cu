// shows: member templates, static member functions and using-declarations of class templates in their instances
// flags: --c++20
// prelude: none
template<class T> T &&value() noexcept;
template<class A, class B> inline constexpr bool same = false;
template<class A> inline constexpr bool same<A, A> = true;
struct item {};
template<class T> struct cursor { T at; };
template<class D> struct adaptor {
  template<class T> static constexpr cursor<T *> make(T &of);
  template<class T = D> constexpr auto begin() -> decltype(adaptor::make(value<T &>()));
  template<bool C> struct sentinel { D at; };
  auto end() { return sentinel<false>{}; }
};
static_assert(same<decltype(value<adaptor<item> &>().begin()), cursor<item *>>);
static_assert(same<decltype(value<adaptor<item> &>().end()), adaptor<item>::sentinel<false>>);
template<class T, int W> struct base { static constexpr int width = W; static constexpr int twice() { return 2 * W; } };
template<class T, int W> struct derived : base<T, W> {
  using base<T, W>::width;
  using base<T, W>::twice;
  static constexpr int sum = width + twice();
};
static_assert(derived<int, 3>::sum == 9);
