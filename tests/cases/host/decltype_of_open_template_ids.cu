// shows: decltype of template-ids in open classes
// prelude: none
template<class...> using void_t = void;
template<class T> struct decay { using type = T; };
struct yes { static constexpr bool ok = true; };
struct no { static constexpr bool ok = false; };
template<class T, class P, class = void> struct st : no {};
template<class T, class P> struct st<T, P, void_t<decltype(decay<P>::type::template sq<T>)>> : yes { using r = decltype(decay<P>::type::template sq<T>); static constexpr bool n = noexcept(decay<P>::type::template sq<T>);
 using r2 = decltype((decay<P>::type::template sq<T>)); using r3 = decltype(P::template sq<T>); static constexpr int ok2 = sizeof(decay<P>::type::template sq<T>); static constexpr auto v = decay<P>::type::template sq<T>; };
struct Pr { template<class T> static constexpr int sq = 1; };
static_assert(st<int, Pr>::ok, "");
template<class P> struct W2 { template<class A> static constexpr int k = 1; using a = decltype(W2::template k<int>); using d = decltype(Pr::sq<P>); int m; using e = decltype(P::template f<int>(1)); using g = decltype(P::x); };
template<class P> auto ff(P p) -> decltype(P::template v<int>) { return P::template v<int>; }
