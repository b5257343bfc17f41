// shows: a constructor that the class declares implicitly is defined outside of it
// prelude: none
struct A { int x; }; A::A() { } void A::h() { } A a;
struct B { int x; }; B::B() noexcept { }
struct C { int x; }; C::~C() { }
