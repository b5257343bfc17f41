// prelude: none
// Operators that a new-expression needs parentheses for.
struct A { int x; A *operator->(); };
int *f() { return new int(1)(2); } int g(int *p) { return new A{1}->x; } void h() { new int(1)[0]; new A.x; new int++; new int(1)--; new (int)(1)(2); new int()[1]; }
int i() { return (new A)->x + *new int + (new int[2])[1] + *new int(1) + new A()->x; }
