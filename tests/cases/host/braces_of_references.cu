int g; int ga[3]; struct S { int m; } gs; int ff(int);
int &i2 = {g}; const int &i3 = {g}; S &s1 = {gs}; const S &s2 = {gs}; int &i4 = {gs.m}; int &i5 = {ga[1]}; int (&f1)(int) = {ff}; int (&a1)[3] = {ga}; const int &i6 = {5}; int &&i7 = {3}; int *p = {&g}; int *const &pp = {&g};
void f(int par) { int loc = par; int &l1 = {g}; int &l2 = {loc}; static int &l3 = {g}; S &l4 = {gs}; const int &l5 = {par}; int &l6{loc}; }
struct M { int &a = {g}; int &b{g}; S &c = {gs}; }; template<class T> struct TT { int &a = {g}; static int &s; }; template<class T> int &TT<T>::s = {g}; template<class T> void h(T t) { int &a = {g}; T &b = {t}; }
constexpr int &ce = {g}; inline int &in = {g};
struct K { K(int); int v; }; struct KD : K { KD(); } kd; const K &k1 = {3}; const K &k2 = {kd}; K kk(1); const K &k3 = {kk}; K &k4 = {kd}; typedef int A3[3]; const A3 &k5 = {1}; const A3 &k6 = {ga}; K &&k7 = {K(2)}; const double &k8 = {1.0f}; void (&kf)() = {*(void (*)())0}; const char (&k9)[2] = {"a"};
template<class T> void h2(T t, K &k) { const T &a = {t}; const K &b = {k}; const K &c = {3}; const T &d = {1}; T &&e = {static_cast<T &&>(t)}; const int &f = {5}; } template void h2<int>(int, K &);
