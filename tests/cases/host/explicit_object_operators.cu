// shows: calls and operators whose first parameter stands for the object: chosen as for other arguments, bound ones in parentheses
// flags: --c++23 --frandom-seed=7
struct S1 { int v; int get(this const S1 &self) { return self.v; } int val(this S1 self) { return 1; } int cval(this const S1 self) { return 1; } template <class T> int t(this T self) { return 1; } template <class T> int tr(this T &&self) { return 1; }  template <class T> int tc(this const T &self) { return 1; } static int st() { return 1; } };
struct D : S1 { };
struct R { int operator()(this R &, int) { return 1; } };
struct V { int operator()(this V, int) { return 1; } };
struct A { int operator()(this auto s, int) { return 1; } };
struct B { int operator()(this auto &s, int) { return 1; } };
int f(S1 s, D d, S1 *p, R r, V v, A a, B b) { int x = s.get(); x = s.val(); x = s.cval(); x = s.t(); x = s.tr(); x = s.tc(); x = (*p).val(); x = (*p).get(); x = r(1); x = v(1); x = a(1); x = b(1); x = 1 + a(1) + b(1) + v(1) + r(1); s.val(); s.get(); s.t(); r(1); a(1); return s.val() + s.get(); }
int g(D d, const S1 &c) { int x = d.get(); x = d.tr(); x = c.get(); x = (c).get(); x = c.tr(); return x; }
int h(D d) { int x = d.val(); return x; }
template <class T> int k(T t, S1 s, V v) { s.val(); s.get(); v(1); return t.val() + t(1); }
struct S { int operator[](this S, int) { return 1; } int operator-(this S) { return 1; } int operator+(this S, int) { return 1; } int operator*(this const S &) { return 1; } int operator==(this const S &, int) { return 1; } S *operator->(this S &s) { return &s; } int v; S &operator++(this S &s) { return s; } S &operator+=(this S &s, int) { return s; } bool operator<(this const S &, const S &) { return true; } };
int f3(S s) { int x = s[1]; x = -s; x = s + 1; x = *s; x = s == 1; x = s->v; ++s; s += 2; x = s < s; return x; }
struct K { int v; constexpr int twice(this K s, int k = 2) { return s.v * k; } constexpr int operator+(this const K &s, int n) { return s.v + n; } }; static_assert(K{2}.twice() == 4); static_assert(K{2}.twice(3) == 6); static_assert(K{2} + 1 == 3);
