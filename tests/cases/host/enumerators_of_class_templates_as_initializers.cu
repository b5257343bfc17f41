// shows: enumerators of class templates as initializers
// prelude: none
template<class T> struct holder { enum A { x1, x2 }; enum class B { y1, y2 }; enum { z1, z2 };
 void f() { g(holder::x1); g(holder<T>::x1); g(holder::z1); h(holder::B::y1); h(holder<T>::B::y1); h(B::y1); g(A::x1); g(holder::A::x1); g(holder<T>::A::x1); switch (a) { case x1: break; case holder::x2: break; } a = holder::x1; b = holder<T>::B::y1; i = holder<T>::x1; A q1(x1); A q2 = x1; int q3(x1); const int q4 = z2; A q5{x1}; A q6 = holder::x1; A q7 = (A)1; int q8 = A(1); const A q9 = x1; }
 A r() { return holder::x1; } void g(int); void h(B); A a; B b; int i; bool t; A m = x1; int n = x1; static const int sc = x1; static constexpr int sci = x1;
 holder() : a(holder<T>::x1), i(holder<T>::A::x1) { } holder(int) : a(x1), b(B::y1), i(x1), t(x1) { } holder(char) : a(holder::A::x1), b(B(1)), t(z1) { } struct In { A a; In() : a(x1) { } In(int) : a(holder::x1) { } }; };
