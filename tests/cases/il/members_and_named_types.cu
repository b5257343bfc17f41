// flags: --il_display
// prelude: none
// Members of new objects, and literals of named types.
typedef int LT; LT g = 2; const LT cg = 3; typedef double DT; DT d = 1.5; DT e = 1; LT h = 'a'; typedef const char *S; S s = "x"; S z = 0; typedef bool B; B b = true;
struct C { C(); ~C(); int v; C *p; int m() const; }; struct P { int v; int m() const; }; struct N { N(); int v; };
void f() { LT a = 4; const LT b = 5; DT c = 2.5; LT arr[2] = {1, 2}; }
int k() { C c; return c.v; } int l() { P p; p.v = 1; return p.v; } int n() { N n; return n.v + n.v; } int o(C &c, P &p) { return c.v + p.v; } int q() { static C c; return c.v; }
C gc; P gp; int r() { return gc.v + gp.v; } int mm() { C c; return c.m(); } struct Q { P p; C c; } gq; int rr() { return gq.p.v + gq.c.v; }
int temp() { return C().v + P().v + P{1}.v; } P mk(); int tt() { return mk().v; }
