// shows: Constructors and destructors that are used but not defined, and the order of what is told of member classes
// prelude: none
namespace { struct X1 { struct Y { int mf(); }; int sh(); }; struct X2 { struct Y { static int mf(); }; int sh(); };  struct X3 { struct Y { int mf(); }; static int sh(); };  struct X4 { struct Y { static int mf(); }; static int sh(); };  struct X5 { int sh(); struct Y { int mf(); };}; }
struct Z1 { struct Y { constexpr int mf(); }; constexpr int sh(); }; struct Z2 { struct Y { static constexpr int mf(); }; constexpr int sh(); };  struct Z3 { struct Y { constexpr int mf(); }; static constexpr int sh(); };  struct Z4 { struct Y { static constexpr int mf(); }; static constexpr int sh(); };  struct Z5 { constexpr int sh(); struct Y { constexpr int mf(); };};
template<class T> void f(T t) { t.sh(); typename T::Y().mf(); }
void g() { X1 x1; x1.sh(); X1::Y y1; y1.mf(); X2 x2; x2.sh(); X2::Y y2; y2.mf(); X3 x3; x3.sh(); X3::Y y3; y3.mf(); X4 x4; x4.sh(); X4::Y y4; y4.mf();  X5 x5; x5.sh(); X5::Y y5; y5.mf();
Z1 z1; z1.sh(); Z1::Y w1; w1.mf(); Z2 z2; z2.sh(); Z2::Y w2; w2.mf(); Z3 z3; z3.sh(); Z3::Y w3; w3.mf(); Z4 z4; z4.sh(); Z4::Y w4; w4.mf();  Z5 z5; z5.sh(); Z5::Y w5; w5.mf();
}
namespace { struct P { P(int); P(const P &); P(); ~P(); void f(); operator int(); };
struct A1 { A1(int); ~A1(); }; struct A2 { A2(int); ~A2(); }; struct A3 { A3(int); ~A3(); }; struct A4 { A4(int); ~A4(); }; struct A5 { A5(int); ~A5(); }; struct A6 { A6(); ~A6(); }; struct A7 { A7(int); ~A7(); };
struct A8 { A8(int, int = 0); ~A8(); }; struct A9 { A9(); ~A9(); }; struct B1 { B1(); ~B1(); }; struct B2 { B2(int); ~B2(); }; struct B3 { B3(int); ~B3(); };  struct B4 { B4(int); ~B4(); }; struct B5 { B5(int); ~B5(); };
struct B6 { B6(); ~B6(); }; struct B7 { B7(); ~B7(); }; struct B8 { B8(); ~B8(); }; struct B9 { B9(); ~B9(); void f(); }; struct C1 { C1(int); }; struct C2 { C2(int); ~C2(); };  struct C3 { C3(); ~C3(); }; struct C4 { C4(); ~C4(); }; struct C5 { C5(); ~C5(); }; }
struct D1 : B1 { D1(); }; D1::D1() {}
struct D2 { B2 b; D2(); ~D2(); }; D2::D2() : b(1) {} 

struct D4 { B8 b = B8(); };
void ref(const B3 &); C1 fc(); void nine(B9 *p) { p->~B9(); delete (C3 *)0; }
C4 *arr = new C4[3];
void h(int n) { A1(1); A2 a(1); A3 b = 1; A4 c{1}; new A5(1); A6 d; static_cast<A7>(1); (A8)1; A9(); ref(1); B4 e[2] = {1, 2}; throw B5(1); }
template<class T> void g(T t) { B6 x; static C5 y; }
