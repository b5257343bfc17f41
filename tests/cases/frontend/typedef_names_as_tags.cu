// shows: a class or enumeration that is declared by a typedef name, and an elaborated type that names one
// prelude: none
typedef int T; class T { }; T x = 1;
struct A { }; typedef A B; struct B { };
struct C; typedef C D; struct D { }; D d;
typedef int E; enum E { e1 }; E e = e1;
typedef int F; union F; typedef int G; struct G *g;
struct H { typedef int I; enum I { i }; };
void f() { typedef int J; struct J { }; }
void h() { struct T t; enum E u; struct G v; enum G w; }
typedef struct K { } K; struct K; typedef struct { } L; struct L l; typedef enum { } M; enum M m;
namespace N { typedef int O; } using N::O; struct O { };
