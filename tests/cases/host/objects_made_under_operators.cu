// shows: objects made under operators, members combined with constants of templates
// flags: -w
// prelude: none
template<class T> struct SB { SB(T*p, long o); };
template<class T> struct SC { SC(T*p); T*m(); T x; T *operator&() const; int operator*(); int operator!(); operator int(); };
template<class T> void f1(T*p, long o) { auto a = &SC<T>(p); auto b = *SC<T>(p); auto c = !SC<T>(p); auto d = -SC<T>(p); SC<T>(p).m(); auto e = SC<T>(p) + 1; auto g = &SC<int>(0); int h = *SC<int>(0); auto i = &SC<T>{p}; auto j = *SC<T>{p}; auto k = &(SC<T>(p)); ++SC<T>(p); auto l = (int)SC<T>(p); auto m = &T(p); auto n = *T(p); auto q = *(T(p)); auto r = -T(p); auto s = !static_cast<T>(p); auto u = &static_cast<SC<T> >(p); auto v = ~T{p}; auto w = &T(p, o); auto x = -T(p, o); auto y = &SC<T>(p).x; auto z = &typename T::U(p); }
struct MC { int row() const; int column() const; };
template<int N> struct RM { using Index = int; static const int kI = N; static const int kJ = 4; const int kM = 3; Index stride; static int kS; enum { E = N }; MC coord();
 int a1(int r) { Index rm = coord().row() / kI; return rm; }
 int a2(int r) { Index b1 = r / N; Index b2 = r / kI; Index b3 = r / kJ; Index b4 = r / kM; Index b5 = r / kS; Index b6 = r / E; Index b7 = r / RM::kI; Index b8 = kI / r; Index b9 = kI / kJ; return 0; }
 int a3(int r) { Index b1 = stride / kI; Index b2 = r * kI + 1; Index b3 = 1 + r * kI; Index b4 = -kI; Index b5 = kI; Index b6 = r ? kI : 3; Index b7 = r < kI; bool b8 = r < kI; bool b9 = r && kI; long c1 = r << kI; int c3 = r += kI; const int c4 = kI / 2; const int c5 = kI + kI; int c6 = sizeof(r) * kI; int c7 = g(r) / kI; int c8 = this->stride / kI; int c9 = r / (int)kI; int d1 = 5 / kI; int d2 = (r + 1) / kI; int d3 = (r * 2) / kI; static int d4 = r / kI; return r / kI; } int g(int);
 int a4(int r) { int x; x = r / kI; if (r / kI) x = 1; int y[3] = { r / kI, 2 }; g(r / kI); RM q(r / kI); RM w = r / kI; int z = x = r / kI; for (int i = r / kI; i < r * kI; i += r / kI) ; return -(r / kI); } RM(int);
};
template<int N> int RM<N>::kS = 3;
template<int N> int fr(int r) { constexpr int kI = N; static const int kL = N * 2; int b1 = r / kI; int b2 = r / kL; int b3 = kI / 2; int b4 = r / N; constexpr int kP = 3; int b5 = r / kP; const int kQ = N; int b6 = r / kQ; int kT = N; int b7 = r / kT; return 0; }
