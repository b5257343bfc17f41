// shows: compound literals in casts and initializers
// flags: -w
// prelude: none
typedef float v4 __attribute__((vector_size(16))); typedef float m1 __attribute__((vector_size(16), may_alias)); typedef int vi __attribute__((vector_size(16))); struct P { int a, b; }; int sk(P); int sk2(const P &, int);
static inline m1 s1(float f) { return __extension__ (m1)(v4){f, f, 0.f, 0.f}; } m1 s2(float f) { return (m1)(v4){f, f, 0.f, f}; } v4 s3(float f) { return (v4){f, f, f, f}; } vi s4(v4 x) { return (vi)x; } vi s5(int i) { return __extension__ (vi)(vi){i, i, 1, 2}; } vi s6() { return (vi){0, 0, 0, 0}; } m1 s7(m1 a) { return __builtin_shuffle((v4)a, (v4)a, __extension__ (vi){4, 1, 2, 3}); } m1 s8(float f) { m1 r = (m1)(v4){f, f, f, f}; r = (m1)(v4){1.f, f, 0.f, f}; vi z = __extension__ (vi){((vi)r)[0], 0, 1, 2}; v4 y = (v4){f, f}; return r + (m1)(v4){f, f, f, f}; }
typedef int vs __attribute__((__vector_size__(8))); typedef __attribute__((vector_size(16))) double vd; vs q1(vs a, vs b) { vs r = a + b; r = a * 2; r[0] = 1; r += b; return -r; }
