// shows: the name of a member that more than one base has needs a path
// prelude: none
struct cb { class cc {}; struct dd {}; };
class cq : cb, cb::cc { void cr(cb::cc *); cb::dd *d; };
void cq::cr(cb::cc *p) { cb::cc *q = p; }
struct r1 { struct x {}; }; struct r2 { struct x {}; typedef int y; };
struct r3 : r1, r2 { r1::x a; r2::x b; r2::y c; void f(r1::x); }; void r3::f(r1::x p) {}
