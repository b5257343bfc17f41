// prelude: none
// What erroneous expressions do with variables that have no value is not known; operands of sizeof.
struct F;
struct B { int a : 3; } b;
struct S { int v; };
void f(F *p) {
    int c; c = zz; c++;
    int d; d + zz; d++;
    int e; e.x; e++;
    int g; int h = g.x; g++;
    S s; s + 1; s.v++;
    S t; t.nothing(); t.v++;
    int i; if (i.x) {} i++;
    int k; k->x;
    int l; l++;
    sizeof(F);
    sizeof *p;
    sizeof(yy);
    sizeof(int);
    sizeof(b.a);
    sizeof(void);
    alignof(F);
}
void m() {
    int a[3];
    [a] { return a[0]; };
}
