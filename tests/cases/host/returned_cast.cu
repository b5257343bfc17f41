// shows: static_cast to a class that a template returns; __extension__ before declarations in blocks
// flags: --c++20
// prelude: none
namespace std {
struct weak_ordering { int v; constexpr weak_ordering(int x) : v(x) {}  };
struct strong_ordering { int v; constexpr operator weak_ordering() const { return weak_ordering(v); } };
struct agg { int v; };
struct ncx { ncx(int); ncx(strong_ordering); };
template<class C> auto c1(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp) return static_cast<weak_ordering>(s); else if (cmp == 1) return static_cast<weak_ordering>(w); return static_cast<weak_ordering>(cmp);}
template<class C> auto c2(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp) return (weak_ordering)(s); else if (cmp == 1) return (weak_ordering)(w); return (weak_ordering)(cmp);}
template<class C> auto c3(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp) return weak_ordering(s); else if (cmp == 1) return weak_ordering(w); return weak_ordering(cmp);}
template<class C> auto c4(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp) return ncx(s); else if (cmp == 1) return static_cast<ncx>(s); return (ncx)(cmp);}
template<class C> weak_ordering c5(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp) return static_cast<weak_ordering>(s); else if (cmp == 1) return static_cast<weak_ordering>(w); return static_cast<weak_ordering>(cmp);}
template<class C> decltype(auto) c6(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { return static_cast<weak_ordering>(s); }
template<class C> auto c7(int cmp, strong_ordering s, weak_ordering w, ncx n, agg a) { if (cmp > 2) return static_cast<weak_ordering>(cmp ? s : s); return static_cast<weak_ordering>(cmp + 2); }
auto c8(int cmp, strong_ordering s) { return static_cast<weak_ordering>(s); }
auto c9 = [](int cmp, strong_ordering s) { return static_cast<weak_ordering>(s); };
template<class C> void c10() { auto l = [](int cmp, strong_ordering s) { return static_cast<weak_ordering>(s); }; auto x = static_cast<weak_ordering>(strong_ordering()); }
template<class C> auto c11(strong_ordering s) -> weak_ordering { return static_cast<weak_ordering>(s); }
template<class C> auto c12(strong_ordering s) { return static_cast<weak_ordering>(s); return static_cast<C>(s); }
}
struct a1 { using rep = __int128; using lr = long; void f(int r); static const int k = (rep)1; int m = (rep)1; void g(int r) { (void)(rep)r; rep q = rep(1); lr z = lr(r); r = sizeof(rep); rep *p; p = (rep*)0; } };
void a1::f(int r) { (void)(rep)r; rep q = rep(1); }
struct a2 { void g(int r) { (void)(rep)r; rep q = rep(1);lr z = lr(r); } using rep = __int128;  using lr = long; };
struct a3 { void g(int r) { (void)(rep)r; rep q = rep(1);lr z = lr(r); } typedef __int128 rep;  typedef long lr; };
struct a4 { void g(int r) { (void)(rep)r; rep q = rep(1);lr z = lr(r); } __extension__ typedef __int128 rep; __extension__ typedef long lr; };
struct a5 { void g(int r) { (void)(rep)r; rep q = rep(1);lr z = lr(r); } __extension__ using rep = __int128; __extension__ using lr = long; };
struct a6 { __extension__ using rep = __int128; __extension__ using lr = long; void g(int r) { (void)(rep)r; rep q = rep(1);lr z = lr(r); } };
void ll() { __extension__ typedef long A; __extension__ typedef __int128 B; __extension__ using C = long; __extension__ using D = __int128 *; __extension__ int x = 3; __extension__ typedef struct { int y; } E; }
__extension__ using I2 = __int128 *; __extension__ using I3 = long long *; __extension__ using I4 = const __int128; template<class T> struct vv{}; __extension__ using I5 = vv<__int128>; __extension__ using I6 = I2; __extension__ using I7 = __int128(int); __extension__ using I8 = int(__int128);
namespace M { __extension__ using I2 = __int128; } template<class T> struct K { __extension__ using I2 = __int128; __extension__ typedef __int128 I3; void f() { __extension__ using I5 = __int128; __extension__ typedef __int128 I6; __extension__ typedef long I7; } };
__extension__ template<class T> using I9 = __int128; __extension__ typedef __int128 &I10; 
