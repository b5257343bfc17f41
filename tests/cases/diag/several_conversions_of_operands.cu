// prelude: none
struct A { operator int(); operator long(); }; double f(A a) { return a + 1.0; } struct B { operator int(); }; double g(B b) { return b + 1.0; }
