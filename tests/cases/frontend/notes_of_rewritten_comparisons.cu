// shows: comparisons note the candidates of the operator that they are rewritten with
// flags: --c++20
// prelude: none
struct V { int x; };
struct U { int x; bool operator==(const U &) const; bool operator<(const U &) const; };
void f(V a, V b, U u) {
  a < b;
  a >= 1;
  a != b;
  u != 1;
  u > u;
  1 == u;
}
