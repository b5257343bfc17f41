// flags: --il_display --c
// drop: --c++17 --parse_templates
// prelude: none
// What a plain unit in C has: no references to names, no members that nobody declares.
struct P { int x, y; }; struct P p; int f(struct P *q) { return q->x + p.y; } static int s(int a) { return a; } int g(void) { return s(1); }
