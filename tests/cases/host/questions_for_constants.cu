// shows: __builtin_constant_p of local variables and of other operands
// flags: --c++17
// prelude: none
struct I { int *p; friend bool operator==(const I &, const I &); I &operator++(); };
template<class T> struct It { T *p; friend bool operator==(const It &, const It &) { return true; } It &operator++(); bool eq(const It&) const; };
template<class T> bool operator!=(const It<T>&, const It<T>&);
struct Co { bool b; constexpr Co(bool x) : b(x) {} constexpr operator bool() const { return b; } };
template<class T> int f(It<T> a, It<T> b, I c, I d, int n, const int m, T t) {
 const bool w = a == b; if (__builtin_constant_p(w) && w) return 1;
 const bool w1 = c == d; if (__builtin_constant_p(w1) && w1) return 1;
 const bool w2 = a != b; if (__builtin_constant_p(w2) && w2) return 1;
 const bool w3 = a.eq(b); if (__builtin_constant_p(w3)) return 1;
 const int x = n; if (__builtin_constant_p(x)) return 2;
 const int y = 3; if (__builtin_constant_p(y)) return 2;
 const int y1 = sizeof(T); if (__builtin_constant_p(y1)) return 2;
 const bool w4 = n == 2; if (__builtin_constant_p(w4)) return 2;
 bool w5 = n == 2; if (__builtin_constant_p(w5)) return 2;
 bool w6 = a == b; if (__builtin_constant_p(w6)) return 2;
 if (__builtin_constant_p(m)) return 2; if (__builtin_constant_p(n)) return 2; if (__builtin_constant_p(n == 3)) return 3; if (__builtin_constant_p(a == b)) return 3; if (__builtin_constant_p(t)) return 3;
 const T z = t; if (__builtin_constant_p(z)) return 4; const T z2 = 3; if (__builtin_constant_p(z2)) return 4; const int z3 = t; if (__builtin_constant_p(z3)) return 4;
 const double dd = n; if (__builtin_constant_p(dd)) return 4; const int *pp = &n; if (__builtin_constant_p(pp)) return 5; const auto au = n; if (__builtin_constant_p(au)) return 5; static const int st = n; if (__builtin_constant_p(st)) return 5;
 const int &re = n; if (__builtin_constant_p(re)) return 5; const int q = f2(t); if (__builtin_constant_p(q)) return 5; const int kk = n; int arr = __builtin_constant_p(kk) ? 1 : 2; return __builtin_constant_p(kk);
 }
int g(int n, const int m) { const int x = n; const bool w = n == m; if (__builtin_constant_p(x) && x) return 1; if (__builtin_constant_p(w)) return 2; if (__builtin_constant_p(n)) return 4; return __builtin_constant_p(m); }
constexpr int GN = 3; const int gc = 4; struct SS { static const int v = 3; enum { e }; }; template<class T> struct TT { static const int v = sizeof(T); enum { e = sizeof(T) }; };
template<int N, class T> int f3(int n, T t) {
 int a0 = __builtin_constant_p(GN); int a1 = __builtin_constant_p(gc); int a2 = __builtin_constant_p(SS::v); int a3 = __builtin_constant_p(SS::e); int a4 = __builtin_constant_p(N); int a5 = __builtin_constant_p(sizeof(T));
 int a6 = __builtin_constant_p(sizeof(int)); int a7 = __builtin_constant_p(TT<T>::v); int a8 = __builtin_constant_p(TT<T>::e); int a9 = __builtin_constant_p(TT<int>::v); int b0 = __builtin_constant_p(N + 1); int b1 = __builtin_constant_p(3 + n);
 const int y = 3; int b2 = __builtin_constant_p(y + 1); constexpr int z = 5; int b3 = __builtin_constant_p(z); static const int w = 3; int b4 = __builtin_constant_p(w); static constexpr int w2 = 3; int b5 = __builtin_constant_p(w2); int b6 = __builtin_constant_p((int)t); int b7 = __builtin_constant_p("abc"); int b8 = __builtin_constant_p(y ? 1 : 2); int b9 = __builtin_constant_p(GN + n * 0);
 constexpr int c0 = sizeof(T); int c1 = __builtin_constant_p(c0); constexpr int c2 = N; int c3 = __builtin_constant_p(c2);  enum { lt = sizeof(T) }; int c5 = __builtin_constant_p(lt); int c6 = __builtin_constant_p(noexcept(T())); const int c7 = GN; int c8 = __builtin_constant_p(c7);
 if constexpr (__builtin_constant_p(y)) return 1; 
 return 1; }
template<class T> constexpr int h(int n) { const int y = n; const int y3 = 3; int b = __builtin_constant_p(y); int b3 = __builtin_constant_p(y3); int c = __builtin_constant_p(n); const int d = sizeof(T); return __builtin_constant_p(d); }
template<class T> struct C { int m() { const int y = 3; const int q = sizeof(T); return __builtin_constant_p(y) + __builtin_constant_p(q); } int k() { const int y = 3; return __builtin_constant_p(y); } static const int sv = 3; int l() { return __builtin_constant_p(sv) + __builtin_constant_p(C::sv); } };
int g3() { const int y = 3; constexpr int z = 4; auto l = [=](int n) { const int q = 3; return __builtin_constant_p(q) + __builtin_constant_p(y); }; auto gl = [](auto n) { const int q = 3; return __builtin_constant_p(q); }; return __builtin_constant_p(y) + __builtin_constant_p(z); }
