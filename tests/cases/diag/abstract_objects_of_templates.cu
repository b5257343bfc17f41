// shows: objects of abstract classes that deduction makes, and what virtual and final belong to
// prelude: none
struct A { virtual void f() = 0; virtual int g() const = 0; };
typedef A AT[3];
template<class T> void tf(T t); void m(A &c) { tf(c); tf<A>(c); }
struct G { virtual void t() final = 0; virtual int r = 0; };
using Fn = A(int); A (*pf)(); A &(*pr)(); extern A arr[2]; void pa(A a[2]); A *pn[3]; 
template<class T> T tg(); void m2() { tg<A>(); }
template<class T> auto th(T *p) -> decltype(T()); void m3(A *p) { th(p); }
int r1;
