// flags: --il_display
// prelude: none
// Blocks, and the objects that end with them.
struct C { C(); ~C(); int v; }; int g();
void a() { for (;;) { int x = g(); if (x) continue; g(); } }
void b() { while (g()) { C(); if (g()) continue; g(); } }
void c() { while (g()) { { C c; } if (g()) continue; } }
void d() { switch (g()) { case 1: { int x = g(); break; } default: break; } }
void e() { switch (g()) { case 1: C(); } }
void f() { switch (g()) { case 1: { { C c; } } } }
void h() { do { C c; if (g()) continue; } while (g()); }
void i() { if (g()) { { C c; } } while (g()) { { C c; } } }
void j() { switch (g()) { default: break; } switch (g()) { case 1: break; default: break; } switch (g()) { case 1: break; } switch (g()) { default: return; } }
