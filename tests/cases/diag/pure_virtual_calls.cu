// Calls of pure virtual functions of the object that a constructor or destructor makes or ends.
struct A {
  virtual void f() = 0;
  virtual void g() = 0;
  virtual ~A();
  A() { f(); this->f(); (*this).f(); auto l = [this] { f(); }; h(); }
  A(A* p) : n((f(), 1)) { p->f(); A& r = *this; r.f(); }
  A(const A&);
  A& operator=(const A&) { f(); return *this; }
  void h() { f(); }
  int n;
};
A::~A() { f(), g(); }
A::A(const A&) { g(); }
void A::g() {}
struct B : A { void g(); B() { f(); g(); A::g(); } ~B() { this->f(); } };
struct C : B { void f(); C() { f(); g(); } };
struct D : virtual A { template<class T> D(T) { f(); } void f(); };
