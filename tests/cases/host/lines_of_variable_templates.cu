// shows: where the names of variable templates stand
// prelude: none
template<class T> struct I { T t; }; struct S { template<class T> static T m0; template<class T>
  static T m1; template<class T>
  static constexpr I<T> m2{}; template<class T> static int m3; };
template<class T>
  inline constexpr I<T> a0;
template<class T>
  constexpr T a1 = T(2);
template<class T>
  constexpr int a2 = 2;
template<class T> T
  a3 = 1;
template<class T> T a4 = 2; template<class T>
  const T *a5 = 0;
template<class T>
  T S::m0 = 3;
template<class T> T S::m1 = 4; template<class T>
int S::m3 = 5; template<class T> I<T> a6; template<class T> I<T>
  a7; template<class T>
  I<int> a8; template<class T>
  I<T> a9{}; template<class T> struct
X { static T q; static I<T> r; static int s; }; template<class T>
  T X<T>::q = 1;
template<class T>
  I<T> X<T>::r;
template<class T>
  int X<T>::s = 2;
template<class T>
  auto b0 = T(1);
template<class T>
  typename I<T>::t b1;
template<class T>
  decltype(T()) b2;
template<class T>
  extern I<T> c0;
template<class T>
  extern int c1;
