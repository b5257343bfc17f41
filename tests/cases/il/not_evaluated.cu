// flags: --il_display
// prelude: none
// Operands that are not evaluated use nothing.
struct A { int a; };
unsigned long size(int p) { return sizeof p; }
unsigned long member(A *p) { return sizeof(p->a); }
int both(int p, int q) { return sizeof(p) + q; }
