// shows: an object that a function returns is converted to the base whose member is used
// flags: -w
// prelude: none
struct B { int s; int f() const { return s; } };
struct D : B { static D mk(int x); D me(); int t; D operator+(const D&); };
D g();
D &r();
void h(D d, D *p) {
  int a = g().s;
  a = g().s;
  a = g().t;
  a = D::mk(1).s;
  a = d.me().s;
  a = r().s;
  a = D().s;
  a = D{}.s;
  a = (d + d).s;
  a = g().f();
  a = d.s;
  a = p->s;
  a = (*p).s;
  const B &q = g();
  B w = g();
  B &ww = r();
}
template<class T> struct TB { T s; };
struct TD : TB<int> { static TD mk(int x); void k() { s = mk(1).s; int z = mk(2).s; } };
int anchor = 1;
