// shows: objects of the wrong value category, calls without an object
// flags: --c++20
// prelude: none
struct A { int f() &; int g() &&; int h() const &; int k(int) &; };
void use(A a, const A c) { a.g(); A().f(); static_cast<A &&>(a).f(); c.f(); c.g(); A().h(); A().k("s"); }
void free() { A::f(); }
