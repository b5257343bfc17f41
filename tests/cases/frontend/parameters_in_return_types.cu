// shows: parameters and this in return types that substitution must get right or fail
// prelude: none
template<class T> struct show;
template<class T> struct wrap { typedef T type; };
struct with { struct member {}; };
struct without {};
auto member_of = [](auto t) -> typename decltype(t)::type::member { return {}; };
template<class F, class X> constexpr auto test(F f, X x, int) -> decltype(f(x)) { return {}; }
template<class F, class X> constexpr char test(F, X, ...) { return 0; }
show<decltype(test(member_of, wrap<with>{}, 1))> *a = 1;
show<decltype(test(member_of, wrap<without>{}, 1))> *b = 1;
struct same { template<class T> constexpr T operator()(T t) const { return t; } };
template<class P> struct calls {
  P const &p;
  template<class X> auto operator()(X &&x) const -> decltype(p(x)) { return p(x); }
  template<class X> auto second(X &&x) const -> decltype((*this).p(x)) { return p(x); }
};
same s;
show<decltype(calls<same>{s}(1))> *c = 1;
show<decltype(calls<same>{s}.second('c'))> *d = 1;
