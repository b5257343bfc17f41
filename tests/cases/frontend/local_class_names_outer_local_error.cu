// shows: a local class names no automatic variable of the function around it except constants; namespaces have static anonymous unions
// flags: --display_error_number --frandom-seed=7
int global, rt();
void f(int par, int &rp) {
  int x = 1; int &r = global; const int z = 3; const double d = 1.0; constexpr double cd = 2.0; const int nz = rt();
  const float arr[2] = {1, 2}; int *const pc = &global; static int st; union { int u; };
  struct L {
    int m1() { return r; }
    int m2() { return z + st + sizeof(x); }
    double m3() { return d + cd; }
    int m4() { return nz; }
    int m5() { return arr[0]; }
    int m6() { return *pc; }
    int m7() { return par + rp; }
    int m8() { struct M { int q() { return x; } }; return 0; }
    int m9() { auto l = [=] { return x; }; return 0; }
    int m10(int k = x) { return 0; }
    int m11() { int x = 3; return x; }
    int m12() { return u; }
    decltype(x) m13();
    int member = x;
  };
  auto l = [=] { struct N { int q() { return x; } }; return x; };
}
template <class T> void g(T t) { T u; int v; struct L { T m() { return t; } T n() { return u; } int o() { return v; } T w = t; }; L l; }
void h() { g(1); g(2.0); }
namespace { union { int a; }; static union { int b; }; }
union { int c; };
extern union { int e; };
namespace n { union { int k; } named; struct { int unused; }; }
