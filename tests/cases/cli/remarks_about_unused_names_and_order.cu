// flags: --diag_warning=111,175,177,550,1719
// prelude: none
struct B1 { };
struct B2 { };
struct A : B1, B2 {
  int a, b;
  A() : b(1), a(2) { }
  A(int) : B2(), B1() { }
};
int ext(int);
void f() {
  int named = 1;
  named++;
  int discarded = 0;
  (void)discarded;
  int array[3];
  array[0] = 1;
  { int inner; inner = 2; }
  static int kept;
  for (int i = 0;;) break;
}
int g(int i) {
  switch (i) {
    int here;
    case 1: return 2; ext(1);
    case 2: break; ext(2);
    default: return 1;
  }
  while (1) { if (i) return 1; else return 2; }
  ext(3);
}
int table[3];
int *last() { return &table[3] + table[-1] + table[4]; }
