// shows: what a discarded reference was made from [dcl.attr.nodiscard]
// prelude: none
struct [[nodiscard]] status {
  status();
  status(const status &);
  status &operator=(const status &);
  status &operator=(status &&);
  status &update(const status &, int);
  status &self();
};
status make();
status &known();
[[nodiscard]] status &&move(status &);
status &&pass(status &&);
void f(status a, status b) {
  a = b;
  a = make();
  a = move(b);
  a = pass(move(b));
  a = static_cast<status &&>(b);
  a.update(b, 1);
  a.update(make(), 1);
  a.update(status(), 1);
  make().self();
  a.self();
  known();
}
