// shows: classes that are defined again: what the second definition declares is said of nothing, and is what the name means
// prelude: none
template<class T> struct A { T x; int f(); A(); };
template<class T> struct A { T x; int f(); int y; A(int); A(); ~A(); };
struct B { int x; void f(); B(); };
struct B { int x; void f() { x = z; } int y; B(int); B() {} ~B(); int z; struct N {}; static int s; };
enum E { e1 }; enum E { e1, e2 };
struct C { int a; };
struct C { int a; int b; } cc;
int g(B b, A<int> a) { return b.x + b.y + a.x + a.y + cc.a; }
class B { int q; };
void B::f() {}
namespace n { struct D { D(int); }; struct D { D(int); int k; }; D d(1); int i = d.k; }
template<> struct A<char> { int x; }; template<> struct A<char> { int x; int w; };
template<class T> struct A<T*> { int x; }; template<class T> struct A<T*> { int x; int w; };
void h() { struct L { int a; }; struct L { int a; int b; }; L l; l.b = 1; }
struct O { struct I { int a; }; struct I { int a; int b; }; I i; };
