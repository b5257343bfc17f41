// shows: parentheses of calls and operators among the operands of overloaded operators
// flags: --c++17
// prelude: none
struct Res { Res(bool); };
template<class L> struct Ex { L l; template<class R> Res operator==(const R &&r) { return true; } template<class R> Res operator==(const R &r) { return true; } Res operator+(int); friend Res operator<(const Ex &, int) { return true; } };
template<class L, class R> Res operator>(const Ex<L> &, const R &);
struct De { De(int); template<class L> Ex<L> operator<<(const L &&l); template<class L, typename = typename L::x> Ex<L> operator<<(L &&); template<class L> Ex<L> operator<<(const L &l); Ex<int> operator-(int); template<class L> Ex<L> operator>>(L l); Ex<int> operator[](int); };
void set(Res); struct J { int dump() const; bool ok(); operator bool() const; };
template<class T> Ex<T> operator%(const De &, T); Ex<int> operator/(const De &, int);
void t(J j, J k, int x, De d) {
 set(De(1) << j == k); set(De(1) << j.dump() == x); set(De(1) - 3 == x); set(De(1) - 3 + 4); set((De(1) << j) == k); set(d << j == k); set(d << 3 == 4); set(De(1) >> 3 == 4); set(De(1) % 3 == x); set(De(1) / 3 == x); set(De(1)[3] == 4);
 set(De(1) << j > k); set(De(1) << j < 3); set(d - 3 > 4); set(d - 3 < 4); auto r = De(1) << j == k; De(1) << j == k; set(De(1) - (x + 1) == x); set(De(1) << &x == x); set(De(1) << *(&x) == !x); set(d - 3 + (4)); set(De(1) / 3 + 4); set(d % 3 + 4);
}
namespace b2 {
struct Ex { int l; Ex operator==(int) const; Ex operator+(int); Ex operator-() ; Ex operator[](int); Ex operator()(int); Ex *operator->(); Ex m(); friend Ex operator%(const Ex &, int); explicit Ex(int); Ex(int, int); operator bool(); };
Ex mk(); Ex &rf(); Ex &&xf(); struct D : Ex { D(); };
void t(Ex d, Ex *p, D e) {
 mk() + 1 == 2; rf() + 1 == 2; xf() + 1 == 2; Ex(1, 2) + 1 == 2; (Ex)3 + 1 == 2; Ex{1, 2} + 1 == 2; static_cast<Ex &&>(d) + 1 == 2; static_cast<Ex>(d) + 1 == 2; D() + 1 == 2; (d + 1) + 2 == 3; d.m() + 1 == 2; *p + 1 == 2; -Ex(1) == 2; -mk() == 2; -d == 2; -d + 1;
 Ex(1)[1] == 2; mk()[1] == 2; Ex(1)(1) == 2; Ex(1).m() == 2; d(1) == 2; Ex(1) + 1 % 3; (Ex(1) + 1) % 3; (mk() + 1) % 3; Ex(1) % 3 + 1; bool b = Ex(1) + 1 ? 1 : 2; !(Ex(1) + 1); (Ex(1) + 1) && (d + 1); (Ex(1) + 1).m(); (d + 1).m(); (mk() + 1).m(); e + 1 == 2; static_cast<D &&>(e) + 1 == 2; (true ? d : d) + 1 == 2; (d = Ex(1)) + 1 == 2;
}
template<class T> void u(Ex d, T x) { mk() + 1 == 2; Ex(1, 2) + 1 == 2; Ex(1) + 1 == 2; d + 1 == 2; Ex{1, 2} + 1 == 2; -mk() == 2; Ex(x) + 1 == 2; }
} namespace b3 {
struct Ex { int l; Ex operator==(int) const; Ex operator+(int); explicit Ex(int); Ex(int, int); Ex(); Ex m(); static Ex s(); }; struct Tr { int a; Tr operator+(int) const; Tr m(); }; Tr operator-(Tr, int); struct De { Ex operator+(int); De() = default; }; struct Df { Df(int = 1); ~Df(); Ex operator+(int) const; };
template<class T> struct Tm { T v; Tm(T); Tm operator+(int); Ex operator-(int) const; }; struct Cv { operator Ex(); };
void t(Tr d) { Ex() + 1 == 2; Tr{1} + 1 - 2; Tr() + 1 - 2; Tr{} + 1 - 2; Tr{1}.m() - 2; De() + 1 == 2; De{} + 1 == 2; Df() + 1 == 2; Df(3) + 1 == 2; Tm<int>(1) + 1 - 2; Tm<int>(1) - 2 == 3; Ex(1).s() == 2; (Tr)d + 1 - 2; Tr(d) + 1 - 2; Tm<int>{1} + 1 - 2; ((Ex)Cv()) + 1 == 2; }
} namespace b4 {
struct Ex { int l; Ex operator[](int); Ex operator()(int); Ex operator++(int); Ex *operator->(); Ex m(); Ex &r(); template<class T> T tm(); }; Ex mk(); Ex &rf(); template<class T> T tk(); struct C { operator Ex(); Ex e; }; struct S { static Ex s(); Ex (*fp)(); };
void t(Ex d, Ex *p, S s, Ex (*q)()) { mk()[1]; rf()[1]; d.m()[1]; d.r()[1]; p->m()[1]; tk<Ex>()[1]; d.tm<Ex>()[1]; mk()(1); rf()(1); d.m()(1); mk()++; rf()++; d.r()++; mk()->l; rf()->l; d.m()->l; d[1][2]; d(1)(2); d(1)[2]; d[1](2); S::s()[1]; s.s()[1]; q()[1]; s.fp()[1]; (*q)()[1]; mk().m()[1]; Ex d2 = Ex(d)[1][2]; mk()[1][2]; int k = rf()[1].l + mk()[1].l; d++[1]; p[0][1]; (*p)[1]; p->operator[](1)[2]; }
template<class T> void u(Ex d, T x) { mk()[1]; d.m()[1]; mk()(1); x.f()[1]; tk<T>()[1]; rf()[1]; }
}
