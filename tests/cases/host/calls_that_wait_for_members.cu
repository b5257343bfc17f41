// shows: the same with members of the class template, sizes and casts
// prelude: none
namespace a { namespace b { template<class T> constexpr T mn(T x, T y) { return x < y ? x : y; } template<class T, class U> constexpr T cd(T x, U y) { return x / y; }
constexpr int pl(int x, int y) { return x+y; } template<class T> constexpr T cl(T v, T l, T h) { return v < l ? l : v; } } }
constexpr int wt = 32;
template<int A, int B, bool C, class T> struct S {
  static constexpr int n = 10; static constexpr int d = A; static const int cn = 11; static const int cd = A; enum { en = 7, ed = A }; static constexpr int ds = sizeof(T);
  static constexpr int t1 = ::a::b::mn(n, n);
  static constexpr int t2 = ::a::b::mn(d, d);
  static constexpr int t3 = ::a::b::mn(cn, cn);
  static constexpr int t4 = ::a::b::mn(cd, cd);
  static constexpr int t6 = ::a::b::mn(n, A);
  static constexpr int t7 = ::a::b::mn(n*4/int{sizeof(T)}, 1);
  static constexpr int t8 = ::a::b::mn(n*4, int{sizeof(T)});
  static constexpr int t9 = ::a::b::mn(n, ds);
  static constexpr int t10 = ::a::b::mn(d+1, 5);
  static constexpr int t11 = C ? ::a::b::mn(d, 1) : n;
  static constexpr int t12 = C ? ::a::b::mn(n, 1) : n;
  static constexpr int t13 = d < 8 ? 6 : ::a::b::cl(::a::b::cd(n*8, d), 1, n);
  static constexpr int t14 = ::a::b::cl(n*4/int{sizeof(T)}, 1, n);
  static constexpr int t15 = ::a::b::mn(1, 2);
  static constexpr bool c2 = C;
  static constexpr int t16 = c2 ? ::a::b::mn(d, d) : n;
  static constexpr int t17 = c2 ? n : d;
  static constexpr int t18 = S::n + ::a::b::mn(S::d, S::d);
  static constexpr int t19 = ::a::b::mn(-d, (int)d);
  static constexpr int t20 = ::a::b::mn(d ? d : n, d);
  static const int t21 = c2 ? ::a::b::mn(d, d) : n;
  static const int t22 = ::a::b::mn(d, d);
  enum { e1 = ::a::b::mn(d, n), e2 = c2 ? ::a::b::mn(d,n) : 4, e3 = c2 ? d : 4, e4 = d ? A : n };
  int arr[::a::b::mn(d, n)];
  static_assert(::a::b::mn(d, n) > 0, "");
  int f(int x = ::a::b::mn(d, n)) { return ::a::b::mn(d, n) + ::a::b::mn(A, B); }
};
