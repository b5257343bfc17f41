// prelude: none
// Default arguments of friends name what the class keeps for itself.
class A { typedef int I; I f(); friend I g(I); static I x; template<int> struct Q; friend I g2(I p, I); };
A::I A::f() { return 0; }
A::I g(A::I p = A::x);
A::I g(A::I p) { return 0; }
A::I A::x = 0;
A::I g2(A::I p = A::x, A::I q = sizeof(A::x)) { return p + A::x; }
int z = g() + g2();
