// shows: operators, temporaries and variable templates as initializers in templates
// flags: --c++17
// prelude: none
template<class F, class T> struct test1 { static constexpr int value = 1; };
template<class F, class T> constexpr bool vt = true;
template<class F, class T> constexpr int vi = 1;
template<class F, class T> constexpr F vf = 1;
template<class F, class T, int N, bool B> constexpr bool c1 = vt<F,T> && vt<T,F>;
template<class F, class T, int N, bool B> constexpr bool c2 = !vt<F,T>;
template<class F, class T, int N, bool B> constexpr bool c3 = !vt<F,T> && B;
template<class F, class T, int N, bool B> constexpr bool c4 = B && vt<F,T>;
template<class F, class T, int N, bool B> constexpr bool c5 = test1<F,T>::value && vt<F,T>;
template<class F, class T, int N, bool B> constexpr bool c6 = test1<F,T>::value && test1<T,T>::value;
template<class F, class T, int N, bool B> constexpr int c7 = vi<F,T> + 1;
template<class F, class T, int N, bool B> constexpr int c8 = vf<F,T> + 1;
template<class F, class T, int N, bool B> constexpr int c9 = -vi<F,T>;
template<class F, class T, int N, bool B> constexpr int c10 = vi<F,T> ? 1 : 2;
template<class F, class T, int N, bool B> constexpr int c11 = F() + 1;
template<class F, class T, int N, bool B> constexpr int c12 = F::g() + 1;
template<class F, class T, int N, bool B> constexpr int c13 = F::v + F::g();
template<class F, class T, int N, bool B> constexpr int c14 = F{} + 1;
template<class F, class T, int N, bool B> constexpr int c15 = vi<F,T>;
template<class F, class T, int N, bool B> constexpr int c16 = (int)vi<F,T>;
template<class F, class T, int N, bool B> constexpr bool c17 = vi<F,T> == 1;
template<class F, class T, int N, bool B> constexpr bool c18 = noexcept(F()) && vt<F,T>;
template<class F, class T, int N, bool B> constexpr bool c19 = sizeof(F) == vi<F,T>;
template<class F, class T, int N, bool B> int c20 = vi<F,T> + 1;
template<class F, class T, int N, bool B> int c21 = F() + 1;
template<class F, class T, int N, bool B> const int c22 = vi<F,T> + 1;
template<class F, class T, int N, bool B> const int c23 = F::g() + 1;
template<class F, class T, int N, bool B> constexpr bool c24 = vi<F,T> == vi<F,T> && vt<F,T>;
template<class F, class T, int N, bool B> void f() {
  constexpr int l1 = F() + 1;
  constexpr int l2 = F::g() + 1;
  constexpr int l3 = vi<F,T> + 1;
  constexpr int l4 = vi<F,T>;
  const int l5 = vi<F,T>;
  const int l6 = -vi<F,T>;
  int l7 = -vi<F,T>;
  int l8 = -F();
  int l9 = -F::g(); 
  const int l10 = vi<F,T> ? 1 : 2; constexpr int l11 = vi<F,T> ? 1 : 2; constexpr int l12 = F() ? 1 : 2; int l13 = F() ? 1 : 2; int l14 = F(1) + 1;
}
template<class F, class T, int N, bool B> void f2() {
  static constexpr int l3 = vi<F,T> + 1;
  static constexpr int l4 = F::g() + 1;
  T l5 = F(); const T l6 = F(); int l7 = F(); const int l8 = F(); T l9 = T(); T l10 = (F()); const int l11 = (F()); T l12 = F() + 1; T* l13 = (T*)F(); T &&l14 = T(); const T& l15 = T(); T l16(F() + 1); int l17[2] = {F(), F() + 1}; if (T x = F()) {} for (T i = F(); i < F(); ++i); f(F(), F() + 1); return F();
}
template<class T> T tv = T();
template<class T> constexpr T tc = T();
template<class T> int ti = T();
