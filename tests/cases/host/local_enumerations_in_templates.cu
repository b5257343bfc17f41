// shows: enumerations that function templates declare are as settled as others
// flags: --c++17
// prelude: none
template<class U> int t2() { enum E { x = 3, y }; const E xx = x; E yy = y; const int i1 = x; int i2 = x; constexpr int i3 = x; static const int i4 = x; const E e5 = (x); const E e6(x); const E e7{x}; const E e8 = {x}; E e9(x); const unsigned u1 = x; const long l1 = y; const bool b1 = x; const double d1 = x; const int i10 = -x; const int i11 = x + 1; const int i12 = +x; auto a1 = x; const auto a2 = x; static E s1 = x; static const E s2 = x; constexpr E s3 = x; const int i13 = E::x; E e14 = E::x; const E e15 = E::x; const E e16 = xx; const int i17 = xx; const volatile E v1 = x; const E &r = x; const E arr[2] = {x, y}; E arr2[] = {x}; return xx; }
template<class U> int t3() { enum class E { x = 3, y }; const E xx = E::x; E yy = E::y; constexpr E s3 = E::x; const E e16 = xx; const E e7(E::x); E e9(E::x); static E s1 = E::x; auto a1 = E::x; const int i = (int)E::x; return 0; }
enum G { gx = 3, gy };
template<class U> int t4() { const G xx = gx; G yy = gy; const int i1 = gx; int i2 = gx; constexpr int i3 = gx; static const int i4 = gx; const G e5 = (gx); const G e6(gx); G e9(gx); const unsigned u1 = gx; auto a1 = gx; const auto a2 = gx; const int i10 = -gx; const int i13 = G::gx; const G e14 = xx; return xx; }
int f2() { enum E { x = 3, y }; const E xx = x; E yy = y; const int i1 = x; int i2 = x; constexpr int i3 = x; const E e5 = (x); const E e6(x); auto l = [] (auto q) { enum F { z }; const F zz = z; const E e = x; const int k = x; const int kk = z; F z2 = z; return 0; }; return l(1); }
template<class U> struct S { enum E { x = 3, y }; int m() { const E xx = x; E yy = y; const int i1 = x; int i2 = x; const E e6(x); E e9(x); enum H { w }; const H ww = w; H w2 = w; const int w3 = w; for (const H q = w; q;) {} if (const H q = w) {} return 0; } };
template<class U> int t5() { struct L { enum E { x }; int m() { const E e = x; E e2 = x; const int i = x; return 0; } }; const typename L::E q = L::x; const int i = L::x; return 0; }
template<int N> int t6() { enum E { x = N, y }; const E e = x; E e2 = x; const int i = x; int j = x; const E z(x); return 0; }
template<int N> int t7() { enum { x = 3, y }; const int i = x; int j = x; const auto e = x; return i; }
template<int N> int t8() { enum E : short { x = 3, y }; { const E i = x; int j = x; const int jj = x; const short s = x; } return 0; }
template<int N> int t9() { enum E : int { x = 3, y }; { const E i = x; int j = x; const int jj = x; const unsigned s = x; } return 0; }
