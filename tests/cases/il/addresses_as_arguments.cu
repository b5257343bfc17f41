// flags: --il_display
// prelude: none
// Arguments that are addresses of objects that live as long as the program.
struct C { C(); C(const C &); C(const C &, const int &, int &&); int v; }; C c2; int g(const C &); int h(const int &); int i; C mk(const C &);
int x = g(c2); C c3(c2); C c5(c2, i, 3); int y = h(i) + 1; int z = c2.v; C m = mk(c2); struct K { C c = c2; int q = g(c2); C d{c2}; };
void f() { static C s(c2); static int t = g(c2); int u = g(c2); }
