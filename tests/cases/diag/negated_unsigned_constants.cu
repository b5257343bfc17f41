// shows: constants that a conversion changes: negated unsigned values are meant as they are
// prelude: none
const unsigned cu = 4294967295u; const unsigned long cl = ~0ul; const unsigned long cm = -1ul; enum { EM = -1u };
void i(int); void l(long); void s(short); struct P { P(long); }; void p(P); struct B { int b : 3; };
void f(bool q, B b) {
  int a1 = 4294967295u; int a2 = -1u; int a3 = ~0u; int a4 = -sizeof(int); int a6 = 0u - 1; int a7 = cu; int a9 = (unsigned)-1; int a10 = (unsigned)-1u; int b1 = 1u << 31; int b2 = -(-1u);
  long c2 = -1ul; long c3 = 18446744073709551615ul; long c4 = cl; long c5 = cm; long c8 = -(1ul << 63); long c9 = -sizeof(int) - 1; long d2 = -sizeof(int) * 2; int d3 = EM;
  i(-1u); l(-1ul); l(-sizeof(int)); s(-1u); p(-1ul); short e2 = -1u; short e4 = -(unsigned short)1; int g1 = q ? -1u : 3; a1 = -1u; c2 = -1ul; b.b = -1u; b.b = 7u;
}
int r1() { return -1u; } long r4() { return -1ul; } int g1 = -1u; int arr[] = { -1, (int)-1u };
template<class T> void g() { l(-sizeof(T)); long a = -sizeof(int); int b = -1u; int c = 4294967295u; }
template void g<int>();
