// prelude: none
struct P{virtual void f(int);}; struct Q{virtual void f(char);}; struct R : P,Q { void f(long); };
struct A { virtual void f(int); }; struct B : A { virtual void f(char); }; struct C : B { void f(long); }; struct D : C { void f(short); };
struct E : P, Q { void f(char); }; struct F : P, Q { void f(long); void f(short); }; struct G : P, Q { void f(long); void f(char); };
