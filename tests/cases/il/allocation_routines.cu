// flags: --il_display
// prelude: none
// What new-expressions and delete-expressions of plain objects call.
struct A { int a; };
int *one() { return new int; }
A *object() { return new A; }
A *outermost() { return ::new A; }
void end(int *p) { delete p; }
void end(A *p) { delete p; }
void ends(A *p) { delete[] p; }
