// shows: calls, addresses and lists that are ill-formed in a requirement
// flags: --c++20
// prelude: none
template<class T> T&& declval() noexcept;
struct Deleted {
    template<class R, unsigned long N> void operator()(R (&&)[N]) const = delete;
    template<class R, unsigned long N> constexpr R* operator()(R (&a)[N]) const noexcept { return a; }
};
template<class T> concept Callable = requires(T&& t) { Deleted{}((T&&)t); };
static_assert(Callable<int (&)[2]>);
static_assert(!Callable<int (&&)[2]>);
struct Invoke {
    template<class F, class... A> constexpr auto operator()(F&& f, A&&... a) const
        -> decltype(((F&&)f)((A&&)a...)) { return ((F&&)f)((A&&)a...); }
};
inline constexpr Invoke invoke{};
template<class F, class... A> using Result = decltype(invoke(declval<F>(), declval<A>()...));
template<class F, class... A> concept Invocable = requires(F&& f, A&&... a) { invoke((F&&)f, (A&&)a...); };
using P = int* (*)(int&);
static_assert(Invocable<P, int&>);
static_assert(!Invocable<P, int>);
static_assert(!Invocable<P&, const int&>);
static_assert(!Invocable<P>);
template<class F, class A> struct Back {
    F f; A x;
    template<class... C> constexpr Result<F, C..., A> operator()(C&&... c) &&;
    template<class... C> constexpr Result<F&, C..., A&> operator()(C&&... c) &;
    template<class... C> constexpr Result<const F&, C..., const A&> operator()(C&&... c) const&;
};
static_assert(!Invocable<Back<P, int>>);
static_assert(Invocable<Back<P, int>&>);
static_assert(!Invocable<const Back<P, int>&>);
struct NoDefault { NoDefault() = delete; NoDefault(int); };
template<class T> concept Braced = requires { T{}; };
static_assert(!Braced<NoDefault>);
struct M { int i; };
static_assert(__is_same(decltype((declval<M>().*(&M::i))), int&&));
struct S { void operator()() = delete; };
void call() { S s; s(); }
