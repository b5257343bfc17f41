// prelude: none
struct S { int a; void f(int); static int g(); int h(); }; struct D : S {};
void t(S s, S *p, D d, D *dp, int i) { int S::*m = &S::a; int D::*dm = m;
 p.*m;
 i.*m;
 i->*m;
 s.*i;
 p->*i;
 d.*m; dp->*m; s.*dm;
}
int operator+; struct T { int operator- : 3; };
