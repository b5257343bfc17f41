// shows: increments of loops read what bodies have set
// flags: --c++17
// prelude: none
struct L { L *next; };
void f1(L *l) { L *n; for (; l; l = n) { n = l->next; } }
void f2(L *l) { L *n; for (; l; l = n) { } }
void f3(L *l) { L *n; for (; l; l = n) { l++; if (l) n = l; } }
void f4(L *l) { L *n; for (; l; n++) { } }
void f5(L *l) { L *n; for (; l; n++) { l = n; } }
void f6(L *l) { L *n; for (; l; l = n) { if (l) break; n = l; } }
void f7(L *l) { L *n; for (; n; l = n) { n = l; } }
void f8(L *l) { L *n; while (n) { n = l; } }
void f9(L *l) { L *n; do { n = l; } while (n); }
int f10(L *l) { int n, m; for (;; m = n, l = 0) { return m; } }
int f11(int l) { int n; for (; l; l = n) { for (;;) { n = 1; } } return n; }
