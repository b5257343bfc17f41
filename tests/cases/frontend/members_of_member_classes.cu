// prelude: none
// flags: --c++20
// objects of member classes in signatures of templates; their friends; friends of class templates in constants
template<int I> struct ic { static constexpr int v = I; };
template<int I, class T> struct un { operator ic<I>(); };
template<int I> struct ty {};
ic<77> tf(...);
template<int... I> struct A1 {
  struct inner : un<I, int>... {};
  template<class... U> static auto is_set(U...) -> decltype(tf(static_cast<U>(inner())...));
  static ty<0> is_set(...);
  using A = decltype(is_set(ic<I>{}...));
};
static_assert(A1<0, 1>::A::v == 77);
template<class M> class mutex {
 public:
  class lock { public: lock(mutex &m) : mu(m) {} private: friend class event; mutex &mu; };
 private: friend class lock; friend class event; M m; bool on;
};
class event { void f(mutex<int>::lock &l) { (void)l.mu.on; } };
class stranger { void f(mutex<int>::lock &l) { (void)&l.mu; } };
struct str { int a; constexpr str(int x) : a(x) {} };
template<str ID> struct name { friend constexpr str to_str(name const &) { return ID; } };
template<int> struct value;
value<to_str(name<str(5)>{}).a> *v5; value<(to_str(name<str(5)>{}), 6)> *v6;
typedef decltype(sizeof(0)) size;
constexpr size least(size a, size b) { return b < a ? b : a; }
template<class... T> struct tuple {};
template<size N, class T> struct element;
template<class T, class... Ts> struct element<0, tuple<T, Ts...>> { using type = T; };
template<size N, class T, class... Ts> struct element<N, tuple<T, Ts...>> : element<N - 1, tuple<Ts...>> {};
template<size N, class T> using element_t = typename element<N, T>::type;
template<class Or, size N, class... P> using get_or = element_t<least(N, sizeof...(P)), tuple<P..., Or>>;
template<class X, class... Ps> struct S { using A = get_or<int, 0, Ps...>; using B = get_or<long, 1, Ps...>; };
static_assert(__is_same(S<int>::A, int) && __is_same(S<int>::B, long) && __is_same(S<int, short, char>::B, char));
