enum F { f0, f1 };
enum H : unsigned { h0, h1 };
enum L : unsigned long { l0, l1 };
enum B { b0 = 4000000000u };
enum N { n0 = -1 };
enum BL { bl = 0x8000000000000000ull };
void a2(F v) { if (v >= 0) {} if (v < 0) {} if (v >= f0) {} if (v >= 0u) {} if (0 > v) {} }
void a3(H v) { if (v >= 0) {} if (v < 0) {} if (v >= h0) {} if (v >= 0u) {} if (0 > v) {} }
void a4(L v) { if (v >= 0) {} if (v < 0) {} if (v >= l0) {} if (v >= 0u) {} if (0 > v) {} }
void a5(B v) { if (v >= 0) {} if (v < 0) {} if (v >= b0) {} if (v >= 0u) {} if (0 > v) {} }
void a6(N v) { if (v >= 0) {} if (v < 0) {} if (v >= n0) {} if (v >= 0u) {} if (0 > v) {} }
void a7(BL v) { if (v >= 0) {} if (v < 0) {} if (v >= bl) {} if (v >= 0u) {} if (0 > v) {} }
void a8(F v) { if ((unsigned)v >= 0) {} if (v + 0u < 0) {} if (+v >= 0) {} if (v * 2 < 0) {} if ((v | f1) < 0) {} }
void a9(F v) { if (v == -1) {} if (v < -1) {} if (v > -2) {} if (v != -1); }
namespace n {
enum B { z, b0 = 4000000000u };
enum BL { zl, bl = 0x8000000000000000ull };
enum class G : unsigned { g }; enum class GC : unsigned char { g };
enum class GI { g };
enum UC : unsigned char { u0 }; enum BO : bool { bo };
enum F { f0, f1 };
void a1(B v) { if (v >= z) {} if (v < z) {} if (z > v) {} }
void a2(BL v) { if (v >= zl) {} if (v < zl) {} }
void a3(G v) { if (v >= G::g) {} if (v < G::g) {} if (v < G(0)) {} }
void a4(GC v) { if (v >= GC::g) {} if (v < GC::g) {} }
void a5(GI v) { if (v >= GI::g) {} if (v < GI::g) {} }
void a6(UC v) { if (v >= u0) {} if (v < u0) {} if (v < 0) {} }
void a7(BO v) { if (v >= bo) {} if (v < bo) {} if (v < 0) {}  }
void a8(F v) { if (v >= f0) {} if (v < (F)0) {} }
template<class T> void b1(T, UC v) { if (v < u0) {} }
template<class T> void b2(T v) { if (v < u0) {} if (v < 0) {} }
void f() { b1(1, u0); b2(u0); }
}
