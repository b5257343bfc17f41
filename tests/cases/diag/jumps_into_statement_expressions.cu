// prelude: none
// No jump enters a statement-expression.
void f(int x) { goto l; ({ l: x; }); }
void g(int x) { ({ m: x; }); goto m; }
void h(int x) { ({ goto o; 1; }); o: ; ({ n: ({ goto n; x; }); }); }
void sw(int x) { switch (x) { case 1: ({ case 2: x; }); default: break; } }
