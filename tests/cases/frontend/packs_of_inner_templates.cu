// prelude: none
// flags: --c++17
template<bool...> struct bools { static constexpr bool value = true; };
template<bool b> struct en {}; template<> struct en<true> { typedef int type; };
template<class A, class... B> struct isc { static constexpr bool value = __is_constructible(A, B...); };
template<class... X> struct tup {
  constexpr tup() {}
  template<class... Y, class = typename en<bools<isc<X, Y&&>::value...>::value>::type> constexpr tup(tup<Y...>&& o) { o.nothing; }
};
template<> struct tup<> { };
static_assert(!__is_constructible(tup<tup<>>, tup<> &&),"");
template<class... X> struct f1 {
  template<class... Y, class = bools<isc<X, Y&&>::value...>> static int f(tup<Y...>&& o);
  template<class...> static char f(...);
};
tup<> tt();
static_assert(sizeof(f1<int>::f(tt())) == 1,"");
template<class... X> struct f2 {
  template<class... Y> static int f(tup<Y...>&& o, bools<isc<X, Y&&>::value...>* = 0);
  template<class...> static char f(...);
  template<class... Y> int g(Y... y) { return sizeof(bools<isc<X,Y>::value...>) + h(static_cast<X>(y)...); }
  int h(X...) { return 0; }
  static char hh(X...);
  template<class... Y> decltype(f2<X...>::hh(static_cast<X>(Y())...)) k(Y... y) { return 1; }

  template<class... Y> struct In { typedef bools<isc<X,Y>::value...> type; In(isc<X,Y>... args) {} };
};
static_assert(sizeof(f2<int>::f(tt())) == 1,"");
static_assert(sizeof(f2<int>::f(tup<int>())) == 4,"");
int r1 = f2<int,char>().g(1.0, 2.0);
int r2 = f2<int,char>().k(1.0, 2.0);
f2<int,char>::In<int,char> in{isc<int,int>(), isc<char,char>()};
template<class... X> struct f3 {
  template<class... Y, class = bools<isc<X, Y&&>::value...>> f3(tup<Y...>&& o);
};
static_assert(!__is_constructible(f3<int>, tup<> &&),"");
static_assert(!__is_constructible(f3<tup<>>, tup<> &&),"");
static_assert(__is_constructible(f3<tup<>>, tup<int> &&),"");
template<class... X> int outer(X... x) { auto l = [=](auto... y) { return sizeof(bools<isc<X,decltype(y)>::value...>) + (0 + ... + (x + y)); }; return l(x...); }
int r3 = outer(1, 2.0, 'c');
