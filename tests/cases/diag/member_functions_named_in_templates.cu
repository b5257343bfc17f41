// shows: members of class templates as values: their addresses in the right form, and in one that is none
// prelude: none
template<class F> void any(F);
template<class T> struct Good { void f(); static void s(); void v(int); void v(); typedef void (Good::*P)(); void (Good::*kept)() = &Good::f; void h() { f(); (f)(); this->f(); Good::f(); void (Good::*p)() = &Good::f; any(&Good::f); any(s); v(1); P q = &Good<T>::f; [this] { f(); }; (this->*p)(); p = &Good::v; } };
template struct Good<int>; void use() { Good<char> g; g.h(); }
struct A { void f(); template<int> void t(); }; void (A::*g2)() = A::t<0>; void (A::*g3)() = &A::t<0>;
template<class T> struct Bad { void f(); void h() { bool x = f; if (f) ; any(f); void (Bad::*p)() = f; } void k() noexcept(f); };
template<class T> struct Derived : A { void h() { bool x = f; f(); A::f(); (A::f)(); t<1>(); any(A::t<0>); } };
