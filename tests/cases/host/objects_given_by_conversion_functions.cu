// shows: objects given by conversion functions
// prelude: none
struct tv { int a; }; typedef tv tvt; struct cv { int a; cv(int); }; typedef cv cvt; struct S { operator tv() const; operator cv() const; S &operator+=(tv); S &operator-=(cv); S &operator*=(const tv &); void mt(tv); void mc(cv); }; bool operator==(tv, tv); bool operator<(const tv &, const tv &);
void ft(tv); void fr(const tv &); struct H { S s; S f(); S *p; };
void g(S s, H h, bool q) { s += tvt(s); s += tvt(h.s); s += s; s += h.s; s += (tvt)h.s; s += static_cast<tvt>(h.s); s -= cvt(s); s -= s; s -= h.s; s *= s; s *= tvt(h.s); s.mt(tvt(s)); s.mt(h.s); s.mc(cvt(h.s)); ft(tvt(h.s)); ft(h.s); fr(tvt(h.s)); (void)(tvt(s) == tvt(h.s)); (void)(h.f() < *h.p); tvt a1 = tvt(s); tvt a2(h.s); tvt a3 = (tvt)h.s; tvt a4{tvt(h.s)}; tvt a5[] = {tvt(h.s), h.s}; const tvt &a6 = tvt(h.s); tvt a7 = q ? tvt(s) : tvt(h.s); }
template<class T> void k(S &s, const H &h, T t) { s += cvt(h.s); s.mc(cvt(h.s)); }
struct sb { int x; sb &operator=(const sb &); }; template<class T> struct tb { int x; }; struct d1 : sb { typedef sb Base; void f(d1 &r) { this->Base::operator=(static_cast<const Base &>(r)); static_cast<Base &>(r).x = 1; (void)(const Base &)r; Base *p = static_cast<Base *>(&r); p = (Base *)&r; } }; struct d2 : tb<char> { typedef tb<char> Base; void f(d2 &r) { static_cast<Base &>(r).x = 1; } };
