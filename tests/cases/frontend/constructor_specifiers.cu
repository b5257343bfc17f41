// shows: constructors are neither virtual nor static, members are initialized once, and their names are not qualified
// prelude: none
struct A { A(); virtual A(); static A(char); virtual static A(int); };
struct B { B(int) : x(1), x(2), y(3), x(q) { } int x; };
struct D { D(int); }; struct E : D { int x; int y; E(int) : D(1), x(1), D(2), x(2), z(3), z(4) { } };
struct F { void F::f(int); int F::x; static int F::y; typedef int F::z; F::F(); F::~F(); void F::g() { } };
template<class T> struct G { void G<T>::f(); void G::g(); };
struct H { ~H(); ~I(); ~H(); };
struct J { J(const J &) = delete; J(const J &) { } void k() = delete; void k(); void l(); void l() = delete; };
