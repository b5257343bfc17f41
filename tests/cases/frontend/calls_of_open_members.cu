// prelude: none
// flags: --c++17
template<bool, class T = void> struct enable_if { }; template<class T> struct enable_if<true, T> { typedef T type; };
template<class T> struct A {
  void m(int); void m(long);
  template<class U> static void t(U, int); template<class U> static void t(int, U);
  template<class U = T> static void d(int); template<class U = int, class V = int> static void d(int);
  template<class U = int, typename enable_if<sizeof(U) == 4>::type * = nullptr> static void e(int);
  template<class U = int, typename enable_if<sizeof(U) != 4>::type * = nullptr> static void e(int);
  template<class U = T, typename enable_if<sizeof(T) == 4>::type * = nullptr> T h(int);
  template<class U = T, typename enable_if<sizeof(T) != 4>::type * = nullptr> T h(int);
  static T c(int*); static T c(T*);
  void f1() { m(1.0); this->m(1.0); }
  void f2() { t(1, 1); d(1); e(1); A::e(1); }
  void f3() { auto x = h(1); auto y = this->h(1); }
  void f4() { c(1); h("a"); e("a"); }
};
int x = 1;
