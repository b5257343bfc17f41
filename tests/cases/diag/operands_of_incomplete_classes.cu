// shows: where objects of a class that is only declared are used
// prelude: none
struct I; I *p; extern I b; union U; enum class EC; template<class T> struct TI;
void a1() { b = b; }
void a2() { (I)b; }
void a3() { b + 1; }
void a4() { -b; }
void a5() { !b; b == b; b(); b[1]; *b; b->x; ++b; b, 1; b && 1; b ? 1 : 2; 1 ? b : b; }
void a6() { for (auto e : b) {} }
void a7() { if (b) {} while (b) {} switch (b) {} for (; b; ) {} do {} while (b); }
void a8() { p->x; (*p).x; p[0]; p + 1; p++; p - p; p += 1; p == p; p < p; *p; }
void a9() { throw *p; throw p; throw I(); }
void b2() { sizeof(I); sizeof *p; sizeof b; alignof(I); typeid(I); typeid(b); noexcept(b); decltype(b) x; decltype(I()) *y; }
I b4() { return b; } 
void c1() { try {} catch (I x) {} catch (I &y) {} catch (I *z) {} catch (U u) {} }
void c3() { static_cast<I>(b); static_cast<I &>(b); static_cast<I *>(p); dynamic_cast<I *>(p); reinterpret_cast<I *>(1L); const_cast<I &>(b); I(); I(1); I{}; (I)1; }
struct M1 { I x; }; struct M2 { I x[2]; }; struct M3 { static I x; }; struct M4 : I {}; struct M5 { I &r; I *q; I f(I); }; struct M6 { M6 x; }; struct M7 { M7 x[3]; }; struct M8 : M8 {}; struct M9 { void f() { M9 x; } M9 g() { return *this; } M9 h(M9 m); int a[sizeof(M9)]; };
enum G; enum G g; enum class H; H h; sizeof(EC); EC ec1; enum class K : int { a = sizeof(K), b }; enum L { l1 = sizeof(L) };
