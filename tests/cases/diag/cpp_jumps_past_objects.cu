// prelude: none
struct S { S(); ~S(); }; struct P { int a; };
int f(int n) {
 switch (n) { case 1: int x = 3; S s; P p; P q = {}; int u; break; case 2: return 1; }
 switch (n) { case 1: int x; S s; break; default: return 1; }
 switch (n) { case 1: int y = 1; break; default: ; case 3: int z = 1; case 4: ; }
 goto out; int y = 2; S t; out: return y;
}
