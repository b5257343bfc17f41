struct Y { static constexpr int ci = 4; enum { E = 3 }; };
Y y; Y *p = &y;
struct Z { int b : y.ci; int c : y.E; alignas(y.ci) int d; int a[y.ci]; int a2[y.ci + 1]; };
enum Q { q = y.ci, r = y.E, s = y.ci + 1 };
static_assert(y.ci == 4, "");
int a1[p->ci]; int a2[2][y.E];
int f(int n, Y &t) { switch (n) { case y.ci: return 1; case y.E: return 2; case y.ci + 4: return 3; }
 if (y.ci) n++; while (t.E) n++; for (int i = y.ci; i < y.ci; i += t.ci) n--; return y.ci; }
int g(int n = y.ci, int m = y.ci + 1) { int *v = new int[y.ci]; int w[y.ci] = {}; int z[] = { y.ci, y.ci + 1 }; const int &r = y.ci; f(y.ci, y); f(y.ci + 1, y); return (int)y.ci; }
template<class T> int h(Y &t) { int w[t.ci]; int s = t.ci + 1; return t.ci; }
