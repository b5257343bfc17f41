// shows: a template-id in parentheses behind a class is no declarator
// prelude: none
template<class Z = unsigned long> struct A { unsigned long elems[3]; A(int = 0); }; struct B { B(A<> m); int z; void k(); };
void f2() { B (A<>()); }
void f3() { B(A<>{}); B(A<>()).k(); int y = B(A<>()).z; }
void f1() { B b(A<>()); }
