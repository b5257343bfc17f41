// shows: destructors that only an instantiation knows are called by the name they are written with
// prelude: none
namespace N { struct A { }; A f(A); template<class U> struct Q {}; }
struct B { typedef B self; };
template<class T> void bar(T *p, T &r) { auto m = f(T()); m.~A(); p->~A(); r.~Zed(); p->~T(); r.T::~T(); r.template ~T(); }
template<class T> struct Tr { typedef T X; }; template<class T> struct C { typedef typename Tr<T>::X Y; void foo(Y y, Y *p) { y.Y::A::~A(); y.~Y(); p->Y::~Y(); p->~A(); y.T::~T(); this->~C(); (*this).~C(); this->C::~C(); y.Tr<T>::X::~X(); } };
int main() { return 0; }
