// prelude: none
// Static functions of extern "C" overload each other, those of unnamed namespaces do not.
extern "C" {
  static void t2() {}
  static void t2(int x) {}
  void use2() { t2(); t2(42); }
  static int v;
  static int one(int);
  namespace { void an(); void an(int) {} }
}
extern "C" static int one_line(int);
extern "C" int one_line(double);
static int one(double);
static void fwd(int); 
extern "C" void fwd(int);
extern "C" { static void st(int); void st(double); }
extern "C" { void ex(int); static void ex(double); }
