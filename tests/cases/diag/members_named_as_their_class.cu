// prelude: none
struct A { struct A {}; }; struct B { int B; };
