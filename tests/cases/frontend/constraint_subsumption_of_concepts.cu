// prelude: none
// flags: --c++20
template<class F, class... A> concept inv = requires(F f, A... a) { f(static_cast<A&&>(a)...); };
template<class F, class... A> concept pred = inv<F, A...> && sizeof...(A) >= 0;
template<class R, class T, class U> concept rel = pred<R, T, T> && pred<R, U, U> && pred<R, T, U> && pred<R, U, T>;
template<class T, class U> concept two = sizeof(T) > 0 && sizeof(U) > 0;
template<class F, class T, class U> requires pred<F, T, T> && pred<F, T, U> && pred<F, U, T> && pred<F, U, U> constexpr bool a() { return false; }
template<class F, class T, class U> requires rel<F, T, U> && true constexpr bool a() { return true; }
template<class F, class T, class U> requires rel<F, T, T> && rel<F, U, U> constexpr bool b() { return false; }
template<class F, class T, class U> requires rel<F, T, U> && true constexpr bool b() { return true; }
template<class F, class T, class U> requires pred<F, T, T> constexpr bool c() { return false; }
template<class F, class T, class U> requires pred<F, T, T> && pred<F, U, U> constexpr bool c() { return true; }
template<class F, class T, class U> requires inv<F, T, T> constexpr bool d() { return false; }
template<class F, class T, class U> requires rel<F, T, U> constexpr bool d() { return true; }
template<class F, class T, class U> requires two<T, T> constexpr bool e() { return false; }
template<class F, class T, class U> requires two<T, T> && two<U, U> constexpr bool e() { return true; }
template<class F, class T, class U> requires rel<F, T, T> constexpr bool g() { return false; }
template<class F, class T, class U> requires rel<F, T, U> constexpr bool g() { return true; }
template<class F, class T, class U> requires rel<F, T, T> && rel<F, U, U> constexpr bool h() { return false; }
template<class F, class T, class U> requires rel<F, T, U> constexpr bool h() { return true; }
using P = int (*)(int, double);
static_assert(a<P, int, int>(), "a"); static_assert(b<P, int, int>(), "b"); static_assert(c<P, int, int>(), "c"); static_assert(d<P, int, int>(), "d"); static_assert(e<P, int, int>(), "e"); static_assert(g<P, int, int>(), "g"); static_assert(h<P, int, int>(), "h");
static_assert(b<P, int, double>(), "b2"); static_assert(h<P, int, double>(), "h");
