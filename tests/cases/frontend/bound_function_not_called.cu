// shows: member functions of objects that are not called
// prelude: none
struct A { int f(); static int s(); int o(int); int o(char); };
int g(A a, A *p) { a.s(); a.f(); (a.f)(); int x = a.f; p->o; return a.f; }
