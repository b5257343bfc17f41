// prelude: none
// A constructor that takes a derived class converts to no base.
class A; class B;
class A { public: A(); A(const A&); A(const B&); B compute() const; };
class B : private A { friend class A; public: B(int); };
B A::compute() const { return B(1); }
void f() { A titi; A toto = titi.compute(); A t2(titi.compute()); A t3 = A(titi.compute()); B b(1); A t4 = b; void g(A); g(b); }
A h(B b) { return b; }
