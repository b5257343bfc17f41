// prelude: none
// flags: --c++20
struct S { int m; }; constexpr S sv{}; struct D : S {}; 
struct W { constexpr operator const S*() const; }; struct WM { constexpr operator int S::*() const; }; template<auto V> struct cw { static constexpr auto value = V; constexpr operator decltype(V)() const { return V; } using t = decltype(V); };
template<class L, class R, class = void> struct has { static constexpr bool v = false; }; template<class L, class R> struct has<L, R, decltype((void)(static_cast<L(*)()>(0)()->*static_cast<R(*)()>(0)()))> { static constexpr bool v = true; };
static_assert(has<W, int S::*>::v, "1"); static_assert(has<W, WM>::v, "2"); static_assert(has<const S*, WM>::v, "3"); static_assert(has<cw<&sv>, int S::*>::v, "4"); static_assert(has<cw<&sv>, cw<&S::m>>::v, "5"); static_assert(!has<cw<&sv>, int>::v, "6"); static_assert(!has<S, int S::*>::v, "7"); static_assert(has<D*, WM>::v, "8");
int f(W w, WM m, D* d, S s) { return w->*m + w->*&S::m; }
