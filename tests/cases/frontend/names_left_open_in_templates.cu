// prelude: none
// Names in templates whose meaning only an instantiation has.
namespace std {
template <class T> struct tuple_size;
template <unsigned long I, class T> struct tuple_element;
}
template <class A, class B> struct two { A first; B second; };
template <class A, class B> constexpr two<A, B> make_two(A const &a, B const &b) { return {a, b}; }
template <class T, class F> constexpr auto apply(T const &t, F f) { return f(make_two(t, t), t); }
template <class T> constexpr auto flat(T const &p) {
  return apply(p, [](auto const &v, auto const &t) {
    auto [result, rest] = v;
    return make_two(append(result, t), rest);
  });
}
template <class T> constexpr auto whole(T const &p) {
  auto [u, r] = flat(p);
  static_assert(decltype(rank(r) == 1)::value);
  auto &[x, y] = p;
  consume(x, y);
  return u;
}
namespace other { struct row; template <class T> int layout(T); template <class T> struct times {}; namespace detail {} }
namespace outer {
namespace layout { struct row {}; }
template <class T> struct times {};
namespace part {
namespace detail {
using namespace other;
template <class T> constexpr bool universal() { return false; }
template <class T> struct checked { static_assert(!detail::universal<T>(), ""); };
}
using namespace other;
template <class T, template <class> class F = times> struct broadcast { layout::row r; };
}
}
template <class T> struct holds {
  struct Detail { static const int one = 1; };
  int f(int i) { return i * Detail::nothing + Detail::one + holds::missing; }
};
template <class Op> struct adapter : public Op {
  using Op::Op;
  adapter(typename Op::params const &p, int &s) : Op(p) {}
  void f(typename Op::params const &, Op *) { Op x; }
};
template <class... A> struct traits {};
template <class T> struct friend_one { template <class S> friend void unpack(traits<T, S> const &) {} };
template <class T> struct friend_two { template <class S> friend void unpack(traits<T, S> const &) {} };
template <class T> struct friend_three { friend void plain(int, T) {} };
template <class T> struct friend_four { friend void plain(int, T) {} };
