// Value-initialization gives members of a class whose default constructor is defaulted the value zero; lists that expand packs give arrays their bounds.
// flags: --il_display
// prelude: none
struct A; struct B *b; typedef struct C *c; struct A; struct A *a; void f(struct D *d); struct E { struct F *f; struct G; friend struct H; }; struct B; extern struct I *i; enum K : int; struct uint { unsigned x, y; }; struct P { unsigned x; unsigned y; P(int a, int b = 2) : x(a), y(b) { } operator uint() const { return uint{x, y}; } uint g() { return {x, 1}; } uint h() { uint t = {x, y}; return uint{1, 2}; } uint k() { uint t{y}; uint u = uint{x}; return uint(); } };
