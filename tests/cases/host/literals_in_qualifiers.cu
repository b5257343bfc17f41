// shows: literals among the arguments of a nested-name-specifier have the types of the parameters outside of bodies
// prelude: none
template<long A,long B> struct mulc{ static constexpr long value=A*B; template<long C> struct in { static constexpr long w = C; }; static int f(); };
template<class T, long B> struct mt{ static constexpr long value=B; static int f(); };
template<long N> struct r1 { };
template<class R> struct s1 {
  enum { a1 = mulc<R::v,12>::value, a2 = mulc<R::v,(13)>::value, a3 = mulc<R::v,5+6>::value, a4 = mulc<R::v,'a'>::value, a5 = mulc<R::v,true>::value, a6 = mulc<R::v,sizeof(int)>::value, a7 = mt<R,7>::value, a8 = mulc<1,R::v>::template in<3>::w };
  static const int b1 = mulc<R::v,12>::value;
  int c[mulc<R::v,14>::value];
  int d : mulc<R::v,15>::value;
  int f(int x = mulc<R::v,16>::value) { int y = mulc<R::v,17>::value; return mulc<R::v,18>::f() + mt<R,19>::value; }
  static_assert(mulc<R::v,20>::value > 1, "");
  int g = mulc<R::v,21>::value;
  s1() : g(mulc<R::v,22>::value) { }
  auto h() -> decltype(mulc<R::v,23>::f());
  auto i() noexcept(mulc<R::v,24>::value > 2) -> r1<mulc<R::v,24>::value>;
};
template<class R> int ft(r1<mulc<R::v,25>::value> p, int d = mulc<R::v,26>::value) { r1<mulc<R::v,27>::value> z; return mt<R,28>::value + mulc<R::v,29>::f(); }
template<class R> constexpr int vt = mulc<R::v,30>::value;
template<class R, long N = mulc<R::v,31>::value> struct s2 { };
template<class R> struct s3 : r1<mulc<R::v,32>::value> { };
template<class R> using al = r1<mulc<R::v,33>::value>;
