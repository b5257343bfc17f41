// shows: calls of function templates in templates wait for constants made of parameters, and not for members by themselves
// prelude: none
namespace a { namespace b { template<class T> constexpr T mn(T x, T y) { return x < y ? x : y; } template<class T, class U> constexpr T cd(T x, U y) { return x / y; }
constexpr int pl(int x, int y) { return x+y; } template<class T> constexpr T cl(T v, T l, T h) { return v < l ? l : v; } } }
constexpr int wt = 32;
template<int A, int B, bool C, class T> struct S {
  static constexpr int t1 = ::a::b::mn(A, B);
  static constexpr int t2 = C ? ::a::b::mn(A, B) : A;
  static constexpr int t3 = ::a::b::cd(A, B);
  static constexpr int t4 = ::a::b::mn(A, 5);
  static constexpr int t5 = ::a::b::mn(A, wt);
  static constexpr int t6 = ::a::b::mn(A * B, wt);
  static constexpr int t7 = ::a::b::mn(A * 4, int{sizeof(T)});
  static constexpr int t8 = ::a::b::mn(A * 4 / int{sizeof(T)}, A);
  static constexpr int t9 = ::a::b::pl(A, B);
  static constexpr int t10 = C ? ::a::b::pl(A, B) : A;
  static constexpr int t11 = ::a::b::cl(A * 4 / int(sizeof(T)), 1, A);
  static constexpr int t12 = C ? 6 : ::a::b::cl(::a::b::cd(A * 8, B), 1, A);
  static constexpr int t13 = a::b::mn(A, B);
  static constexpr int t14 = C ? a::b::mn(A, B) : A;
  static constexpr int t15 = C ? A : B;
  static constexpr int t16 = t1 < t2 ? t1 : t2;
  static constexpr int t17 = ::a::b::mn(t1, t2);
  static constexpr int t18 = ::a::b::mn<int>(A, B);
  static constexpr int t19 = ::a::b::mn(T::x, B);
  static constexpr int t20 = C ? ::a::b::mn(T::x, B) : A;
  static constexpr int t21 = C ? T::x : A;
  static constexpr int t22 = ::a::b::cl(A, 1, B);
  static constexpr int t23 = ::a::b::cl(A, B, B);
  static const int t24 = ::a::b::mn(A, B);
  static const int t25 = C ? ::a::b::mn(A, B) : A;
  enum { e1 = ::a::b::mn(A, B), e2 = ::a::b::mn(A * B, wt), e3 = ::a::b::mn(A, wt), e4 = C ? ::a::b::mn(A, B) : 3, e5 = C ? A : B };
};
