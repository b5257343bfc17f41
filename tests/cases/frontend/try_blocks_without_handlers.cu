// shows: what stands between a try block and the next handler is passed over
// prelude: none
void f() { try { } int x = q; throw; catch (int) { } int z = y; }
void g() { try { } int x = q; { catch } if (zz) { } } void h() { int z = y; }
void k() { try { return; } finally { } int z = y; } void l() { int z = y; }
void m() try { } int z; void n() { int z = y; } catch (...) { int z = y; } int w = y;
void o() try { } void p() { int z = y; } int v = y;
