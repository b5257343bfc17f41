// shows: pointers to members as arguments where overloads have parameters of other types, in instances
// prelude: none
template<class F> struct dl; template<class R, class... A> struct dl<R(A...)> {
 template<class T, R (T::*M)(A...), T& I> static constexpr int create() { return 1; }
 template<class T, R (T::*M)(A...) const, T const& I> static constexpr int create() { return 2; }
 template<class T, T& I, R (T::*M)(A...)> static constexpr int create() { return 3; }
 template<R (*F)(A...)> static constexpr int create() { return 4; }
 template<class T, R (T::*M)(A...)> static constexpr int run(T& t) { return 5; } template<class T, R (T::*M)(A...) const> static constexpr int run(const T& t) { return 6; } };
struct O { void v(); void c() const; int i(int); int ci(int) const; void n() noexcept; }; O o; const O co{};
void fr(); int fi(int);
template<class T, auto M, T& I> constexpr int mk() { return dl<void()>::template create<T, M, I>(); }
template<class T, auto M, const T& I> constexpr int mkc() { return dl<void()>::template create<T, M, I>(); }
template<class T, auto M> constexpr int rn(T& t) { return dl<void()>::template run<T, M>(t); }
template<auto F> constexpr int fn() { return dl<void()>::template create<F>(); }
template<int...> struct sh;
sh<mk<O, &O::v, o>(), mkc<O, &O::c, o>(), mkc<O, &O::c, co>(), mk<O, &O::n, o>(), fn<&fr>()> a;
sh<rn<O, &O::v>(o), rn<O, &O::c>(o)> b;
