// prelude: none
// Using-declarations of several bases may name the member of one virtual base.
struct A { static void f(); void g(); int m; };
struct B : virtual private A { using A::f; using A::g; using A::m; };
struct F : virtual private A { using A::f; using A::g; using A::m; };
struct E : B, F { void test() { f(); g(); m = 1; this->m = 2; this->g(); } };
void t(E *e) { e->f(); e->g(); e->m = 1; }
struct B2 : A { using A::f; using A::g; using A::m; };
struct F2 : A { using A::f; using A::g; using A::m; };
struct E2 : B2, F2 { void test() { f(); g(); m = 1; } };
