// shows: members and destructors named in operands of declarations
// flags: --c++17
// prelude: none
template<class T> T&& dv();
template<class T, T v> struct ic { static constexpr T value = v; };
struct P { template<class T> constexpr auto operator()(T&&) const { return ic<bool, T::value == 2>{}; } ic<int, 3> g(int) const; };
template<class A> struct Is { using type = A; };
template<class Pred> struct cp {
  Pred pred;
  template<class X> Is<decltype((*pred)(dv<X>()))> f(X x) const;
  template<class X> Is<decltype(pred)> g(X x) const;
  template<class X> Is<decltype(pred->g(1))> h(X x) const;
};
cp<P*> c;
static_assert(__is_same(decltype(c.f(ic<int, 2>()))::type, ic<bool, true>), "");
static_assert(__is_same(decltype(c.g(0))::type, P*), "");
static_assert(__is_same(decltype(c.h(0))::type, ic<int, 3>), "");
struct im { template<class T> static ic<bool, noexcept(dv<T&>(), dv<T&>().~T())> t(int); };
struct J { ~J(); int x; };
static_assert(__is_same(decltype(im::t<J>(0)), ic<bool, false>), "");
