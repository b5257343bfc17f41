// prelude: none
template<class...> struct holder { typedef void type; };
template<bool B, class T = void> struct ei {}; template<class T> struct ei<true, T> { typedef T type; };
template<class T, class = void> struct dc { static const bool v = false; };
template<class T> struct dc<T, typename holder<decltype(T())>::type> { static const bool v = true; };
template<class... T> constexpr bool dcc() { return (dc<T>::v && ...); }
template<class T> struct P { template<bool B = true, class = typename ei<B && dcc<T>()>::type> constexpr P() {} constexpr P(T &&, int) {} };
template<class T, class U> struct P2 { template<class X1, class X2, class... Xs> constexpr P2(X1 &&, X2&&, Xs&&...) {} template<bool B = true, class = typename ei<B && dcc<T, U>()>::type> constexpr P2() {} };
struct ND { ND(int); };
template<bool...> struct sh;
sh<dc<P<int>>::v, dc<P<ND>>::v, dc<P<const int&>>::v, dc<P2<int, const int &>>::v, dc<P2<int, int>>::v, dc<P2<ND, int>>::v, dc<const int&>::v> a;
template<class T> struct is { static constexpr bool value = dc<T>::v; };
template<class... T> constexpr bool dcc2() { return __is_same(ei<true>, ei<(is<T>::value && ...)>); }
