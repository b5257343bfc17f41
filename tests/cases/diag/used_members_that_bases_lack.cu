// shows: using-declarations of class templates whose instances have no such member; sizeof... outside of templates; enumerators beyond all integer types; covariant results; return in handlers of constructors
// prelude: none
template<class T> struct B { int a; typedef int ty; void f(); };
template<class T> struct D1 : B<T> { using B<T>::nope; using B<T>::a; }; D1<int> d1;
template<class T> struct D2 : B<T> { using typename B<T>::none; using typename B<T>::a; using typename B<T>::ty; }; D2<int> d2;
template<class T> struct D3 { using B<T>::a; }; D3<int> d3; template<class T> struct D4 : T { using T::x; }; struct X { int x; }; struct Y {}; D4<X> d4; D4<Y> d5;
int s1(int n) { return sizeof...(n); } template<class T> int s2 = sizeof...(T);
enum E4 { a4 = 18446744073709551615ull, b4 }; enum E8 { a8 = -1, b8 = 9223372036854775808ull }; enum E10 { a10 = 9223372036854775807, b10, c10 = -1 };
struct A {}; struct C : private A {}; struct E; struct F0 : A {}; struct F1 : A {}; struct F : F0, F1 {}; struct V1 { virtual A *f(); virtual A &g(); virtual V1 *s(); }; struct V2 : V1 { C *f(); }; struct V3 : V1 { E *f(); }; struct V4 : V1 { F *f(); }; struct V5 : V1 { F0 &g(); V5 *s(); };
struct H { H() try {} catch (...) { return; } ~H() try {} catch (...) { return; } void f() try {} catch (...) { return; } H(int) try { return; } catch (...) { auto l = [] { return; }; struct L { void m() { return; } }; } H(long); };
H::H(long) try {} catch (...) { if (1) return; } void t1() throw(int, Nope, void, H) {}
