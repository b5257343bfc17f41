// shows: a data member named by a template argument in the name that the module id is made of
// prelude: none
struct S { int m; int x; };
template<int S::*p> struct C {};
void f(C<&S::x>) {}
