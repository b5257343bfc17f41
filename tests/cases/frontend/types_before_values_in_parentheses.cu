// shows: a type alone in parentheses begins parameters, whatever follows; class templates without arguments among them [dcl.ambig.res]
// prelude: none
namespace d {
template<class T> struct F {
  F(T);
};
}
struct H {
  H(int, int);
  H();
};
int k;
A(H, "name") { int i; }
B(int, "name") {}
C(H, 3);
D(const H &, 3) {}
E(H, k) { return 3; }
G(H, unknown) {}
H i(H a, 3);
H j(H, 3) {}
H l(int, k);
H m(H *p, 3);
N(H h, sizeof(H)) {}
O(::d::F, "name", H) {}
void p(d::F, int);
void q(::d::F &x);
struct R {
  void s(d::F);
  d::F t;
};
void u() {
  H a(H, 3);
  H b(int, k);
  H c(int(3), k);
}
