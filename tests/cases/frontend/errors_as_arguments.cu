// shows: arguments that stand for errors are deduced as a type of their own, and the calls are refused too
// flags: --c++17
// prelude: none
struct S { int a; S(int, int); S(const char *); void n(int); void n(int, int); template <class T> void m(T *); };
template <class T> struct V { };
template <class T> void one(T o, int x);
template <class T> void pointer(T *o, int x);
template <class T> void pair(V<T> o, T x);
template <class T> T greater(const T &a, const T &b);
int plain(int);
struct F { int operator()(int) const; int operator()(int, int *); };
void use(S s, F f, V<int> v) {
  one(missing, 0);
  one(missing, "a");
  pointer(missing, 0);
  pointer(s.b, 0);
  pair(v, missing);
  int x = greater(1, missing), y = greater(missing, missing);
  plain(missing, 1);
  s.n(missing);
  s.n(missing, "a");
  s.m(missing);
  S q(missing, 1), r("a", missing);
  f(missing, 1);
}
