// flags: --c++20
// A constraint of a member template that asks for the same one of another instance.
template<class T> T &&dv(); template<bool B, class A, class C> struct cond { using type = A; }; template<class A, class C> struct cond<false, A, C> { using type = C; }; template<bool B, class A, class C> using cond_t = typename cond<B, A, C>::type;
template<class F, class... A> auto t_(int) -> decltype((void)dv<F>()(dv<A>()...), (char)0); template<class F, class... A> int t_(long);
template<class F, class... A> concept inv = requires(F &&f) { ((F&&)f)(dv<A>()...); };
template<class F, class... A> using ires = decltype(dv<F>()(dv<A>()...));
template<class Fn, class... A> using minv = typename Fn::template invoke<A...>;
struct ref_ { template<class T> using invoke = T &; }; struct cref_ { template<class T> using invoke = T const &; };
template<class T> struct bf { template<class... A> using invoke = ires<T, A...>; };
template<bool B, class T = int> struct en {}; template<class T> struct en<true, T> { using type = T; };
template<class...> struct ov; template<> struct ov<> { template<class, class...> using res = void; };
template<class F, class... R> struct ov<F, R...> { F f; ov<R...> s;
  template<class Q> using rf = bf<minv<Q, F>>; template<class Q> struct rs { template<class... A> using invoke = typename ov<R...>::template res<Q, A...>; };
  template<class Q, class... A> using res = minv<cond_t<(bool)inv<minv<Q, F>, A...>, rf<Q>, rs<Q>>, A...>;
  template<class... A> requires inv<F &, A...> constexpr res<ref_, A...> operator()(A &&...a) & { return f((A&&)a...); }
  template<class... A> requires (!inv<F &, A...>) && inv<ov<R...> &, A...> constexpr res<ref_, A...> operator()(A &&...a) & { return s((A&&)a...); }
  template<class... A> requires inv<F const &, A...> constexpr res<cref_, A...> operator()(A &&...a) const & { return f((A&&)a...); }
  template<class... A> requires (!inv<F const &, A...>) && inv<ov<R...> const &, A...> constexpr res<cref_, A...> operator()(A &&...a) const & { return s((A&&)a...); } };
struct L1 { int operator()(int*) const; }; struct L2 { int &operator()(char*) const; }; struct L3 { int &&operator()(long*) const; };
using P = ov<L1, L2, L3>; static_assert(inv<P &, int *>, "1"); static_assert(inv<P &, char *>, "2"); static_assert(inv<P &, long *>, "3"); static_assert(inv<P const &, int *>, "4"); static_assert(inv<P const &, char *>, "5"); static_assert(inv<P const &, long *>, "6"); static_assert(!inv<P const &, short *>, "7");
