// prelude: none
// flags: --c++17
// Each virtual function of a virtual base has one final overrider.
struct A { virtual void f(); virtual int g(); virtual void h(); virtual ~A(); }; struct B : virtual A { void f(); }; struct C : virtual A { void f(); };
struct D : B, C {};
struct B2 : virtual A { void f(); }; struct E : B, B2 {}; struct F : B, C { void f(); };
struct G : virtual A { int g(); }; struct H : B, G {};
template<class T> struct K : B, C {};
K<int> k;
struct L : A { void f(); }; struct M : A { void f(); }; struct N : L, M {};
struct O : B { void f(); void h(); }; struct P : O, B {}; struct Q : virtual B { void f(); }; struct R : Q, virtual B {};
struct S : virtual A { void f(); void h(); }; struct T : B, S {}; struct U : D {}; struct V : F, D {};
