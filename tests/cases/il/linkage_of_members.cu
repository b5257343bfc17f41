// flags: --il_display
// prelude: none
// Members of classes behind a linkage specification, whose types have C++ linkage, and types alone behind one.
extern "C" {
struct Counter {
  int value;
  Counter(int);
  void step();
  int twice() { return value; }
};
struct Base {
  virtual int id() { return 1; }
  static int count();
};
extern "C++" { struct Inner { void go(); }; }
}
extern "C" struct Alone { int z; };
extern "C" typedef void (*callback)(int);
void Counter::step() {}
