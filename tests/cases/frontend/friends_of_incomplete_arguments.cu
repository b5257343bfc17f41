// shows: classes of arguments are completed before their friends are looked up
// flags: --c++17
// prelude: none
struct A {};
struct B {};
template <class... Ts> struct Any {
  template <class L> friend int operator||(const L &left, Any<Ts...> &&right);
  template <class L> friend int joined(const L &left, Any<Ts...> &&right);
};
template <class L, class R> long operator||(const L &left, const R &right);
template <class L, class R> long joined(const L &left, const R &right);
Any<A, B> make();
Any<B, A> make_other();
static_assert(sizeof(A() || make()) == sizeof(int), "");
static_assert(sizeof(joined(A(), make_other())) == sizeof(int), "");
template <class T> struct declared;
declared<int> variable;
