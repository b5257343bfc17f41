// prelude: none
// flags: --c++17
struct Q {};
template<class T> struct A {
  static void f(int); static void f(long);
  static T g(int*); static T g(long*);
  static void h(int*);
  void m() { Q s; f(1.0); g(s); h(s); A::f(1.0); }
};
