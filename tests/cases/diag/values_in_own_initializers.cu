// A variable is in scope in its own initializer and has no value there; a reference refers to nothing (C++17).
struct Point { int x; };
struct Made { int x; Made(int); operator int() const; };
struct Empty {};
int copied(Made);
int looked(const Made&);

void objects() {
  int a = a;
  int b(b);
  static int c = c;
  Point d = d;
  Made e = e;
  Made f = copied(f);
  Made g = looked(g);
  Made h = h.x;
  Empty i = i;
  int j[2] = {j[0]};
  volatile int k = k;
  int* l = (int*)&l;
  int m = sizeof(m);
}
void references() {
  Point& a = a;
  const int& b = b;
  int& c = *&c;
  Point& d = static_cast<Point&>(d);
  int&& e = static_cast<int&&>(e);
  for (int i = 0; i < 2; i++) { const Point& p = p; }
  volatile int& f = f;
}
template <class T> void made() { T a = a; T& b = b; int& c = c; }
template void made<int>();
