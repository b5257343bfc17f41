// shows: a definition outside of its class declares again what the class declares, or is an error
// prelude: none
struct S { void f(int); void f(char); template <class T> void t(T); template <class T> void t(T, int); int v; static int sv; S(int); S(double); void c() const; int r(); void over(int); S &operator=(int); };
void S::f(double) {}
void S::g() {}
int S::r(int) { return 1; }
void S::c() {}
S::S() {}
S::S(char) {}
template <class T> void S::t(T *) {}
template <class T> void S::f(T) {}
void S::over(int) const {}
int S::over(int) { return 1; }
S &S::operator=(double) { return *this; }
S &S::operator+(S) { return *this; }
void S::v() {}
double S::sv = 3;
int S::zz = 1;
struct D { void a(); int b; ~D(); };
void D::a() const { b = 1; }
void D::c() { b = 2; this->b = 3; zz = 1; a(); }
int D::size() const { return b; }
void D::a() { b = 1; q = 2; }
struct Q { void f(); };
Q::~Q() {}
template <class T> struct P { void f(int); void f(T); template <class U> void t(U); void o(T *); P(T); P(int, int); void cc() const; static T sv; T fld; using X = T; X rx(); X arr(X); P p(P); struct In { void q(); }; };
template <class T> void P<T>::f(double) {}
template <class T> void P<T>::o(T &) {}
template <class T> P<T>::P() {}
template <class T> void P<T>::cc() {}
template <class T> int P<T>::sv = 3;
template <class T> T P<T>::fld = 3;
template <class T> T P<T>::rx() { return T(); }
template <class T> T P<T>::arr(T t) { return t; }
template <class T> P<T> P<T>::p(P<T> x) { return x; }
template <class U> template <class V> void P<U>::t(V *) {}
template <class T> void P<T>::t(int) {}
template <class U> void P<U>::o(U *) {}
template <class T> void P<T>::nope(int) { zz(); }
template <class T> void P<T>::o() {}
template <class T> int P<T>::o(T *) { return 1; }
template <class T> void P<T>::In::z() {}
template <class T> int P<T>::In::q() { return 1; }
template <class T> T P<T>::nn = 3;
template <class T> P<T> P<T>::operator+(int) {}
template <class T> struct P<T *> { void q(); };
template <class T> void P<T *>::q() {}
template <class T> void P<T *>::z() {}
template <> struct P<int> { void i(); };
void P<int>::i() {}
void P<int>::j() {}
namespace N { void f(int); extern int x; }
void N::f(double) {}
void N::g() {}
int N::y = 1;
double N::x = 1;
