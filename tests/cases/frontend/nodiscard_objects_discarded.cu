// shows: objects made and not used, of a class or by a constructor with the attribute [dcl.attr.nodiscard]
// prelude: none
struct [[nodiscard]] heavy {
  heavy(int = 0);
  heavy(const heavy &);
  ~heavy();
};
struct [[nodiscard("why")]] light {
  light(int = 0);
};
struct [[nodiscard]] plain {
  int a;
};
struct marked {
  [[nodiscard]] marked(int);
  [[nodiscard("no reason")]] marked(double);
  marked(const char *);
};
struct both {
  operator heavy() const;
  operator plain() const;
};
template<class T> struct [[nodiscard("template")]] box {
  box(T);
};
template<class T> struct [[nodiscard]] box<T *> {
  box(T *);
};
template<> struct box<char> {
  box(char);
};
[[nodiscard]] heavy make_heavy();
light make_light();
plain make_plain();
[[nodiscard]] plain make_kept();
[[nodiscard]] int count();
enum class [[nodiscard]] state { on };
state get();
void f(const heavy &h, plain p, both b, int i, int *q) {
  heavy(3);
  heavy{};
  (heavy)3;
  heavy(heavy(3));
  make_heavy();
  (void)make_heavy();
  make_light();
  make_plain();
  make_kept();
  plain{1};
  plain();
  light(3);
  marked(3);
  marked{3.0};
  marked("");
  (heavy)b;
  (plain)b;
  box<int>(3);
  box<int *>{q};
  box<char>('a');
  i ? make_heavy() : heavy(3);
  i ? make_light() : light();
  (long)count();
  (double)(long)get();
  count() + 1;
  (heavy &&)heavy(3);
  new heavy(3);
  state{};
}
