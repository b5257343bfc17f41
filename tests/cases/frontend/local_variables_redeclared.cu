// shows: after a second declaration in one block the name means the new variable
// prelude: none
struct C { operator char(); }; struct D { };
int g(int c) { long c; return c; }
int h() { int c; long c; return c; }
int k(int c, C x) { D c; return c; }
