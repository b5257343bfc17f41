// prelude: none
// flags: --c++20
template<class T> struct C1 { int C1::*a; int C1<T>::*b; int (C1::*f)(int); typedef int (C1<T>::*g)(); struct In { int In::*c; int C1::*d; int C1::In::*e; T (C1::In::*h)(T) const; }; void m(int C1::*p, int In::*q) { int C1::*r; int (C1<T>::*s)(int) = &C1::m2; auto t = static_cast<int (C1::*)(int)>(&C1::m2); } int m2(int); void m3(int C1::*p, int In::*q); template<int C1::*P> struct Q {}; int T::*i; int C1<T*>::*j; };
template<class T> void C1<T>::m3(int C1::*p, int In::*q) { int C1::*r; int (C1<T>::*s)(int) = &C1::m2; int In::*u; }
template<class T> struct C1<T*> { int C1::*a; int C1<T*>::*b; };
template<> struct C1<int> { int C1::*a; int C1<int>::*b; struct In { int C1::*a; }; }; struct P { int P::*p; };
