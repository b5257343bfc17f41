// shows: member functions hide those that using-declarations bring
// flags: --c++17
// prelude: none
struct B { virtual void f(int) const = 0; void g(int); void h(long); template<class T> int* t(T); static int s(int); };
struct D : B { using B::f; using B::g; using B::h; using B::t; using B::s;
 void f(int) const override {} int* g(int); int* h(int); template<class T> int t(T); static int* s(int); };
D d;
int* a=d.g(1); int* b=d.h(1); int *e=D::s(1);
struct E : B { void f(int) const override {} int* g(int); template<class T> int t(T); using B::g; using B::t; using B::f; };
E ee; int* a2=ee.g(1); int b2=ee.t(1);
template<class T> struct F : B { using B::f; using B::g; int* g(int); void f(int) const override {} void m() { int *a=g(1); this->f(1); } };
F<int> f; int* a3=f.g(1);
struct G : D { using D::g; int* g(int) ; };
int *a4=G().g(1);
