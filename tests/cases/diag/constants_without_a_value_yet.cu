// prelude: none
struct S { static const int k; static const int m = 3; static const double d; }; extern const int ek; const int later = ek; template <int I> struct I1 {}; 
I1<S::k> z8; I1<ek> z16; I1<later> z1; I1<S::k + 1> z2; int a1[S::k]; int a2[ek]; static_assert(S::k, ""); static_assert(ek == 1, ""); constexpr int c1 = S::k; constexpr int c2 = ek; enum { e1 = S::k, e2 = ek }; struct B { int b : S::k; int b2 : ek; }; void f(int i) { switch (i) { case S::k: case ek: ; } if constexpr (S::k) {} } alignas(S::k) int al; alignas(ek) int al2; 
I1<(int)S::d> z3;
const int S::k = 5;
I1<S::k> z4;
const int ek = 6;
I1<ek> z5;
void g() { extern const int ek2; I1<ek2> z; static const int sl = 4; I1<sl> w; }
template <class T> struct TS { static const int w = 2; static const T z; int a[w]; };
I1<TS<int>::w> z6;
