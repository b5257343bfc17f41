// prelude: none
// flags: --c++17
// Members that have the name of their class.
struct X1 { X1(); int X1; };
struct X2 { int X2; };
struct X3 { static int X3; };
struct X4 { void X4(); };
struct X5 { X5(int); static int X5; typedef int q; };
struct X6 { enum { X6 }; };
struct X7 { enum E { X7 }; X7(); };
struct X8 { struct X8 {}; };
struct X9 { typedef int X9; };
struct X10 { union { int X10; }; };
struct X11 { union { int X11; }; X11(); };
struct X12 { template<class T> void X12(T); };
struct X13 { template<class T> struct X13; };
struct X14 { using X14 = int; };
struct X15 { int X15 : 3; X15(); };
union X16 { int X16; };
template<class T> struct X17 { X17(); int X17; };
template<class T> struct X18 { static int X18; typedef int X18b; };
struct X19 { ~X19(); int X19; };
struct X20 { int X20(); };
