// what cannot be a base class, and how reading goes on behind it
struct A { int x; }; union U { int a; };
struct C : A, A { int c; };
struct D : int { int d; };
struct E : public { int e; };
struct F : U { int f; };
union V : A { int v; };
struct G : A, { int g; };
struct H : { int h; };
enum X { x1 }; struct I : X { int i; };
struct J : A A { int j; };
struct K : public private A { int k; };
struct M : final { int l; }; typedef int T; struct N : T { }; struct O : const A { }; struct P : A* { int p; }; struct Q : A& { };
int end;
