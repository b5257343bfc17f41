// shows: initializers of constexpr variables of every type are constant: pointers, references, classes and arrays
// flags: --frandom-seed=7
// prelude: none
int x;
struct P { int a; const int *p; };
constexpr P p = { x, 0 };
constexpr int *q = &x;
constexpr P r = { 1, &x };
void f(int n) {
  int l;
  constexpr int *a = &l;
  static int m;
  constexpr int *b = &m;
  constexpr P c = { l, &m };
  constexpr const int &d = l;
  constexpr const int &e = m;
  constexpr P g = { 1, &l };
  constexpr P h = { n };
  static constexpr int *i = &l;
}
int *global;
constexpr int *s = global;
constexpr const int &t = *global;
int k();
constexpr P u = { k(), 0 };
constexpr int v[2] = { x, 1 };
constexpr const int &w = k();
constexpr int (*y)() = k;
struct C { int a; constexpr C(int a) : a(a) {} };
constexpr C c1(x);
constexpr C c2{x};
constexpr C c3 = x;
template<class T> struct S { static constexpr int w = T::u; };
template<class T> int g() { static constexpr int w = x; constexpr T v = x; return 1; }
