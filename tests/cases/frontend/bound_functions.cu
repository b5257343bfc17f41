// shows: members of functions' pointers that are not called, and members that are named without an object
// prelude: none
struct A { static void s(); void m(); int d; }; void (A::*q)(); int A::*o;
void (*p)() = A::m; void (A::*r)() = A::m; void g(void (*)());
int f(A a, A *b) { a.*q; (a.*q)(); ((a.*q))(); b->*q; (b->*q); int x = a.*q; auto y = a.*q; a.*o = 1; g(A::m); A::m; a->*q; a->*o; return (a.*o); }
