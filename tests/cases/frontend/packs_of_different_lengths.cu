// shows: packs expanded together that differ in length
// flags: --c++17
// prelude: none
template<bool...> struct fa { static constexpr bool value = true; };
template<bool B> struct bl { static constexpr bool value = B; };
template<class T, T... v> struct sq {};
template<class A, class B> struct pr {}; template<class...> struct ls {};
struct im {
  template<class X, X... x, class Y, Y... y> static constexpr bl<fa<(x == y)...>::value> ap(sq<X, x...>, sq<Y, y...>);
  template<class X, class Y> static bl<false> ap(X, Y, ...);
  template<class... X, class... Y> static ls<pr<X, Y>...> zip(ls<X...>, ls<Y...>);
  template<class X, class Y> static int zip(X, Y, ...);
};
static_assert(__is_same(decltype(im::ap(sq<int, 1, 2>(), sq<int, 1, 2>())), bl<true>), "");
static_assert(__is_same(decltype(im::ap(sq<int, 1, 2>(), sq<int, 1, 2, 3>())), bl<false>), "");
static_assert(__is_same(decltype(im::ap(sq<int, 1, 2, 3>(), sq<int, 1, 2>())), bl<false>), "");
static_assert(__is_same(decltype(im::zip(ls<int>(), ls<char>())), ls<pr<int, char>>), "");
static_assert(__is_same(decltype(im::zip(ls<int>(), ls<char, int>())), int), "");
static_assert(__is_same(decltype(im::zip(ls<int, int>(), ls<char>())), int), "");
