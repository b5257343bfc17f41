// prelude: none
// No name follows . or ->
struct S { int a; S* p; int f(); } s; S* q; int i; namespace N { int z; }
int x1 = s.;
int x2 = q->;
int x3 = s.3;
int x5 = s.int;
int x6 = q->5;
int x7 = i.;
int x8 = i->;
int x9 = s.p->;
int xa = s..a;
int xb = s.f().;
int xc = N::;
int xe = S::;
int xf = s->;
int xg = q.;
int xj = s.*;
int xk = nope.;
int xl = s.nope.;
void g() { s.; q->; i.; s.a; s.p->; return; }
