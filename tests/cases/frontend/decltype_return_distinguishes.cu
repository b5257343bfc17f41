// shows: function templates that differ in the expression of their return type [temp.over.link]
// prelude: none
template<class T> T &&make();
template<class A, class B> struct same { static constexpr bool value = false; };
template<class A> struct same<A, A> { static constexpr bool value = true; };
struct callable { int operator()(int) const; };
struct wrapped { callable get(); };
template<class F> auto invoke(F &&f) -> decltype(f.get());
template<class F> auto invoke(F &&f) -> decltype(f(1));
template<class F> int other(F f, ...);
template<class F> auto other(F f, ...) -> decltype(f.get());
template<class F> auto again(F f) -> decltype(f(1));
template<class G> auto again(G g) -> decltype(g(1)) { return 1; }
static_assert(same<decltype(invoke(make<callable>())), int>::value, "call");
static_assert(same<decltype(invoke(make<wrapped>())), callable>::value, "get");
int x = other(callable()) + again(callable());
