// shows: constant evaluation of constructor templates that classes inherit, over several levels
// flags: --c++17

template<class T, T V> struct ic { static constexpr T value = V; };
template<int N> using sz = ic<int, N>;
template<class... T> union st;
template<> union st<> {};
struct none {};
template<class T1, class... T> union st<T1, T...> {
  T1 first_; st<T...> rest_;
  template<class... A> constexpr st(sz<0>, A&&... a) : first_(static_cast<A&&>(a)...) {}
  template<int I, class... A> constexpr st(sz<I>, A&&... a) : rest_(sz<I-1>(), static_cast<A&&>(a)...) {}
};
template<class... T> struct B { st<none, T...> v; int ix; template<class I, class... A> constexpr explicit B(I, A&&... a) : v(sz<I::value + 1>(), static_cast<A&&>(a)...), ix(I::value + 1) {} };
template<class... T> struct C : B<T...> { using B<T...>::B; };
template<class... T> struct D : C<T...> { int mine = 7; using Q = C<T...>; using Q::Q; };
struct First { int x = 3; };
struct E : First, D<int, char> { using D<int, char>::D; };
template<int N> struct S { int a[N]; };
constexpr int f() { C<int> x(sz<0>{}); return x.ix; }
constexpr int g() { D<int> x(sz<0>{}); return x.ix * 10 + x.mine; }
constexpr int h() { E x(ic<int, 1>{}); return x.x * 100 + x.ix * 10 + x.mine; }
static_assert(f() == 1, "");
S<f()> *a = (S<1> *)0;
S<g()> *b = (S<17> *)0;
S<h()> *c = (S<327> *)0;
