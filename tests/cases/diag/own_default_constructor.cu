// prelude: none
// The initializer of a member does not use the default constructor that is generated of it.
struct A { int i = (A(), 42); };
struct B { int i = B().i; };
struct C { int i = 1; C *next = new C(); };
struct D { int i = D(1).i; D(); D(int); };
struct F { int i = true ? 1 : F().i; };
F f;
