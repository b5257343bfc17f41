// Expressions whose value is not used: floating-point operations may raise exceptions, names of instances and traits do
// nothing (C++17).
struct Point { int x; static void stay(); };
template <class T> void run();
enum Kind { one };
void plain(int i, float f, double d, Kind k, Point p, int* list) {
  -f;
  f + 1;
  f < 2;
  (int)f;
  (float)i;
  (double)f;
  i == f;
  +f;
  !f;
  1.0 + 2.0;
  (bool)f;
  f && 1;
  list[i];
  __is_class(Point);
  __builtin_offsetof(Point, x);
  run<int>;
  &run<int>;
  __null == list;
  __extension__ i;
  p.stay;
  Point().stay;
}
template <class T> void open(T t, T& r, const T& c, int i, int* p) {
  t;
  r;
  c;
  (T*)p;
  static_cast<int&>(t);
  static_cast<T*>(p);
  (T)i;
  run<T>;
  &run<T>;
}
