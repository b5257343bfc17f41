// prelude: none
struct S { int m; void f(int) const; int a[3]; }; template<class T> struct TS { T m; }; typedef void (S::*PF)(int) const; typedef int S::*PM;
struct WM { operator int S::*() const; operator PF(); operator PM() volatile; operator const int S::*(); operator int S::* const&(); operator int S::**(); operator int* S::*(); operator TS<int>*(); operator float TS<float>::*(); template<class T> operator T S::*(); template<class T> operator T*() const; }; 
void q(WM m, S s) { PM p = m; m.operator int S::**(); } WM::operator const int S::*() { return &S::m; }
struct W1 { constexpr operator int() const; }; struct W2 { inline operator int() const; }; struct W3 { constexpr W3(int); }; int f(W1 w, W2 v) { W3 x = 1; return w + v; } int g(W1 w) { return w; } 
