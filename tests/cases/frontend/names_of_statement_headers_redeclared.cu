// shows: names that a condition, a for statement or a handler declares and its substatement declares again
// prelude: none
int f(); int a[3];
void g1() { for (int x : a) { int x = 1; x++; } }
void g2() { while (int k = f()) { int k = 1; k++; } }
void g3() { switch (int k = f()) { case 1: int k = 1; k++; } }
void g4() { if (int i = 0; int j = 1) { int i = 1; i++; } }
void g5() { for (int i = 0; int k = f(); ) { int k = 2; k++; } }
void g6() { if (int j = 1) ; else { int j = 1; j++; } }
void g7() { if (int j = 1) { { int j = 1; j++; } } }
void g9() { for (int i = 0;;) { typedef int i; i q = 1; } }
void h1() { for (int i = 0;;) int i = 3; }
void h2() { for (int i = 0;;) { extern int i; i++; static int k; } }
void h3() { if (f()) { int y = 1; } for (auto &[p, q] : (int(&)[1][2])a) { int p = 1; p++; } }
void h4() try { } catch (int e) { int e = 1; e++; }
void h5() { try { } catch (int e) { typedef int e; e x = 1; x++; } }
void h7(int p) { int p = 1; }
void h8() { auto l = [](int v) { int v = 1; return v; }; auto m = [q = 1] { int q = 2; return q; }; }
void h9() { for (int i = 0; i < 2; ++i) { for (int i = 0; i < 2; ++i) { } } }
int h6(int p) try { int p = 1; return p; } catch (...) { return p; }
