// shows: loops that control never comes to, after jumps, in switches, under constant conditions and in instances
// flags: --diag_warning=111
// prelude: none

void f(int);
bool b();
constexpr bool cc = true;
int a1(int n) { return n; while (n) --n; }
int a2(int n) { return n; do --n; while (n); }
int a3(int n) { return n; for (;n;) --n; }
int a4(int n) { return n; for (int i = 0; i < n; ++i) f(i); }
int a5(int (&r)[3]) { return 1; for (int i : r) f(i); }
int b1(int n) { if (true) return n; while (n) --n; return 2; }
int b2(int n) { if (cc) return n; while (n) --n; return 2; }
int b3(int n) { if (sizeof(int) == 4) return n; while (n) --n; return 2; }
int b4(int n) { if constexpr (cc) return n; while (n) --n; return 2; }
int b5(int n) { if constexpr (cc) { return n; } else { f(1); } while (n) --n; return 2; }
template<int N> int b6(int n) { if (N == 4) return n; while (n) --n; return 2; }
template<int N> int b7(int n) { if constexpr (N == 4) return n; while (n) --n; return 2; }
template<int N> int b8(int n) { return n; while (n) --n; return 2; }
template int b6<4>(int); template int b7<4>(int); template int b8<4>(int);
int c1(int n) { return n; f(1); while (n) --n; return 2; }
int c2(int n) { return n; { while (n) --n; } return 2; }
int c3(int n) { return n; { f(1); while (n) --n; } return 2; }
int c4(int n) { return n; int k = 0; while (n) --n; return 2; }
int c5(int n) { return n; if (n) while (n) --n; return 2; }
int c6(int n) { if (n) { return 1; while (n) --n; } return 2; }
int c7(int n) { return n; x: while (n) --n; goto x; return 2; }
int c8(int n) { return n; ; while (n) --n; return 2; }
int c9(int n) { throw 1; while (n) --n; return 2; }
int d1(int n) { while (n) { break; while (n) --n; } return 2; }
int d2(int n) { while (n) { continue; while (n) --n; } return 2; }
int d3(int n) { while (true) { f(1); } while (n) --n; return 2; }
int d4(int n) { for (;;) { f(1); } while (n) --n; return 2; }
int d5(int n) { for (;;) { if (n) break; } while (n) --n; return 2; }
int d6(int n) { if (n) return 1; else return 2; while (n) --n; return 2; }
int d7(int n) { goto y; while (n) --n; y: return 2; }
int d8(int n) { return 1; try { f(1); while (n) --n; } catch (int) { while (n) --n; } return 1; }
int d9(int n) { switch (n) { while (n) --n; case 1: while (n) --n; return 1; while (n) --n; default: return 3; while (n) --n; } while (n) --n; return 1; }
int e1(int n) { if (false) while (n) --n; return 1; }
int e2(int n) { if (true) ; else while (n) --n; return 1; }
int e3(int n) { while (false) while (n) --n; return 1; }
int e4(int n) { if (false) { while (n) --n; } return 1; }
int e5(int n) { return n; while (n) { while (n) { --n; } } return 2; }
int e6(int n) { if (true) { return 1; } else { f(1); } for (;;) f(1); }
int e7(int n) { auto l = [&] { return 1; while (n) --n; }; return l(); while (n) --n; }
int e8(int n) { return 1; auto l = [&] { while (n) --n; }; while (n) --n; }
[[noreturn]] void die();
int e9(int n) { die(); while (n) --n; return 1; }
int g1(int n) { return 1; (n > 1) ? f(1) : f(2);  switch (n) { case 1: while (n) --n; } while (n) --n; return 1; }
int g2(int n) { return n; { int q = n; while (q) --q; } return 2; }
int g3(int n) { return n; do { while (n) --n; } while (n); return 2; }
int g4(int n) { while (n); return n; while (n); for(;;); while(n); return 1; }
int g5(int n) { return ({ return 1; while (n) --n; 3; }); }
int g6(int n) { if (1) return n; while (n) --n; return 2; }
int g7(int n) { if (true) { return n; } while (n) --n; return 2; }
int g8(int n) { if (!false) { return n; } while (n) --n; return 2; }
int g9(int n) { if (true && cc) { return n; } while (n) --n; return 2; }
int h1(int n) { if (__is_class(int)) f(1); else return n; while (n) --n; return 2; }
constexpr bool ev() { return true; }
int h2(int n) { if (ev()) return n; while (n) --n; return 2; }
int h3(int n) { const bool t = true; if (t) return n; while (n) --n; return 2; }
int q_a1(int n) { die(); while (n) --n; }
int q_a2(int n) { die(); f(n); }
int q_a3(int n) { return 1; f(n); }
int q_a4(int n) { return 1; { f(n); } }
int q_a5(int n) { return 1; ; }
int q_a6(int n) { return 1; int k = 3; }
int q_a7(int n) { return 1; using X = int; }
int q_a8(int n) { return 1; static_assert(true, ""); }
int q_a9(int n) { return 1; int k; }
int q_b1(int n) { return 1; {} }
int q_b2(int n) { return 1; {;} }
int q_b3(int n) { return 1; { int k = 1; } }
int q_b4(int n) { return 1; break_: ; }
int q_b5(int n) { for (;;) { f(1); } f(2); }
int q_b6(int n) { if (false) { } else { return 1; } }
int q_b7(int n) { if (true) { return 1; } f(n); }
int q_b8(int n) { throw 1; f(1); }
int q_b9(int n) { throw 1; }
int q_c1(int n) { throw 1; int k = 2; while (n) --n; }
int q_c2(int n) { return 1; try { while (n) --n; } catch (...) { } return 1; }
int q_c3(int n) { switch (n) { default: return 1; } while (n) --n; }
int q_c4(int n) { switch (n) { case 1: return 1; } while (n) --n; return 1; }
int q_c5(int n) { switch (n) { case 1: break; default: return 1; } while (n) --n; return 1; }
int q_c6(int n) { do { return 1; } while (n); while (n) --n; return 1; }
int q_c7(int n) { do { if (n) continue; return 1; } while (false); while (n) --n; return 1; }
int q_c8(int n) { do { if (n) break; return 1; } while (true); while (n) --n; return 1; }
int q_c9(int n) { try { return 1; } catch (...) { return 2; } while (n) --n; return 1; }
int q_d1(int n) { try { return 1; } catch (...) { } while (n) --n; return 1; }
int q_d2(int n) { for (;;) if (false) break; while (n) --n; return 1; }
int q_d3(int n) { for (;;) { return 1; break; } while (n) --n; return 1; }
int q_d4(int n) { if (int k = 1) return 1; while (n) --n; return 1; }
int q_d5(int n) { while (int k = 1) f(1); while (n) --n; return 1; }
int q_d6(int n) { n ? throw 1 : throw 2; while (n) --n; return 1; }
int q_d7(int n) { (throw 1); while (n) --n; return 1; }
int q_d8(int n) { f(1), throw 1; while (n) --n; return 1; }
int q_d9(int n) { asm goto("" :::: l); while (n) --n; l: return 1; }
int q_e1(int n) { __builtin_unreachable(); while (n) --n; return 1; }
int q_e2(int n) { __builtin_trap(); while (n) --n; return 1; }
int q_e3(int n) { switch (1) { case 2: while (n) --n; return 2; } while (n) --n; return 1; }
int q_e4(int n) { if (true) goto z; while (n) --n; z: return 1; }
int q_e5(int n) { void *p = &&z; goto *p; while (n) --n; z: return 1; }
template<class T> int t1(T n) { return n; while (n) --n; return 2; }
template<class T> int t2(T n) { if (sizeof(T) == 4) return n; while (n) --n; return 2; }
template<class T> int t3(T n) { if constexpr (sizeof(T) == 4) return n; else return 2; while (n) --n; return 2; }
template<class T> int t4(T n) { if constexpr (sizeof(T) == 4) return n; else f(n); while (n) --n; return 2; }
template<class T> int t5(T n) { if constexpr (sizeof(T) == 8) return n; else f(n); while (n) --n; return 2; }
template<class T> int t6(T n) { auto l = [](T m) { return m; while (m) --m; return T(); }; return l(n); }
template<class T> struct S { int m(T n) { if (sizeof(T) == 4) return n; while (n) --n; return 2; } };
template int t1<int>(int); template int t2<int>(int); template int t3<int>(int);template int t4<int>(int);template int t5<int>(int);template int t6<int>(int); template struct S<int>;
constexpr int c10(int n) { if (!__builtin_is_constant_evaluated()) return n; while (n) --n; return 2; }
constexpr bool ice() { return __builtin_is_constant_evaluated(); }
constexpr int c11(int n) { if (!ice()) return n; while (n) --n; return 2; }
constexpr bool fls() { return false; }
constexpr int c12(int n) { if (!fls()) return n; while (n) --n; return 2; }
constexpr int c13(int n) { if (!fls() && sizeof(int) == 4) return n; while (n) --n; return 2; }
constexpr int c14(int n) { if (!ice() && sizeof(int) == 4) return n; while (n) --n; return 2; }
