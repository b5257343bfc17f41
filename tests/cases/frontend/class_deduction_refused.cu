// shows: class templates whose arguments nothing deduces, with constructor templates
// prelude: none
template<typename R> struct rv4 { template<typename T> rv4(T&& t); rv4(int, R); };
struct S { int x; };
void f() {
  auto a = rv4(S{});
  auto b = rv4(1);
  auto c = rv4{S{}};
  auto d = rv4();
  auto e = rv4(1, 2, 3);
  rv4 g{S{}};
  new rv4(1);
  (void)rv4(  5);
}
