// Objects of classes that nothing initializes are read whole, by a copy, an argument, a result or an assignment (C++17).
struct Empty {};
struct Point { int x, y; };
struct Nested { Point at; int weight; };
struct Derived : Point { int z; };
struct Marked { Empty mark; };
struct Joined { union { int i; float f; }; };
struct Gap { unsigned : 0; };
struct Guarded { int x; ~Guarded(); };
struct Assigned { int x; Assigned& operator=(const Assigned&); };
struct Copied { int x; Copied() = default; Copied(const Copied&); };
struct Given { int x = 1; };
struct Shared : virtual Point { int z; };
struct Static { static int s; };
template <class T> struct Box { T value; };
template <class T> void take(T);
void (*taker)(Point);
struct Owner { void (*call)(Point); void (*look)(const Point&); };

template <class T> T copied() { T v; T w = v; return w; }
template Point copied<Point>();
template Given copied<Given>();

void arguments(Owner* owner) {
  Empty a; take(a);
  Point b; take(b);
  Nested c; take(c);
  Derived d; take(d);
  Marked e; take(e);
  Joined f; take(f);
  Gap g; take(g);
  Guarded h; take(h);
  Assigned i; take(i);
  Copied j; take(j);
  Given k; take(k);
  Shared l; take(l);
  Static m; take(m);
  Box<int> n; take(n);
  Box<Point> o; take(o);
  Point p; taker(p);
  Point q; owner->call(q);
  Point r; owner->look(r);
}
Nested result() { Nested v; return v; }
void assignments() {
  Point a, b; b = a;
  Assigned c, d; d = c;
  Copied e, f; f = e;
  Nested g; Nested* h = new Nested(g);
}
int parts() {
  Nested n;
  Derived d;
  Given g;
  return n.at.x + d.x + g.x;
}
