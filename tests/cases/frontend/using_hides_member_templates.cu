// shows: member templates hide those of an instance that a using-declaration brings
// prelude: none
template<class... T> struct test { };
template<class R> struct runner { template<class... Ts> void on(test<Ts...>) {} template<class T> int g(T*) { return 0; } template<class T> void h(T, int) {} };
struct rep {};
struct par : runner<rep> {
  using runner::on; using runner<rep>::g; using runner<rep>::h;
  template<class... Ts> auto on(test<Ts...>) { return 1; }
  template<class T> auto g(T*) { return 1.0; }
  template<class T> int h(T, int) { return 1; }
};
template<class... Ts> auto call(test<Ts...> t) { par p; return p.on(t); }
int main() { par p; test<int, char> t; p.on(t); call(t); p.g(&t); p.h(1, 2); return p.on(t); }
