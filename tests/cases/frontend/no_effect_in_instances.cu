// prelude: none
// Expressions in the bodies of instances that do nothing, as the template could not tell.
struct S { int a; };
struct P { int operator==(P) const; };
template<class T> constexpr int f(T x) {
  x < 0;
  x;
  x + 1;
  (void)x;
  x == x;
  *&x;
  S s{1};
  s.a;
  for (x; x > 100; x)
    ;
  return 1;
}
template<class T> struct C {
  T v;
  constexpr C(T x) : v(x) { x < 0; x; v; }
  constexpr int m() const { v == 3; return v; }
};
template<class T> auto d(T x) { x < 0; return [](T y) { y < 0; return y; }; }
template<class T> int n(T x) { x < 0; return x; }
template<class T> constexpr int e(T x) { x == x; return 1; }
template<class T, int = 0> constexpr int u(T x) { x + 1; return 1; }
constexpr int i = f(3);
constexpr C<int> c(3);
constexpr int j = c.m();
auto dd = d(3);
int k = n(3);
template int n<long>(long);
int l = e(P());
int m = u(3);
