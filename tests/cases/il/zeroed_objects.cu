// flags: --il_display
// prelude: none
// Objects that are no aggregates and are only made zero.
class A { int x, y; public: int z; }; A operator+(A, A); void f(A); A r = A() + A(); void g() { f(A()); }
