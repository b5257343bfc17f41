// shows: a constructor makes the virtual bases of its bases too, unless its class is abstract
// prelude: none
struct A { A(int); };
struct A2 { A2(int); };
struct E : virtual A { E() : A(1) { } };
struct E2 : virtual A, virtual A2 { E2() : A(1), A2(2) { } };
struct F : E { F() { } };
struct G : E { G() : A(2) { } };
struct H : E { H() : E() { } };
struct I : E { I(); };
I::I() { }
struct J : E { J() { } virtual void f() = 0; };
struct K : J { K() : A(1) { } void f() { } };
struct L : E2, E { L() : E2() { } };
class P { P(); friend struct Q; };
struct Q : virtual P { Q() { } };
struct R : Q { R() { } };
