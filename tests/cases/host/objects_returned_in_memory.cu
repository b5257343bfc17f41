// shows: objects that functions return in memory, as operands, bases of members, conditions and discarded values
// flags: --frandom-seed=7
// prelude: none
struct D { D operator+(const D&) const; D operator++(int); D(); ~D(); D(const D&); D m() const; int i() const; operator bool() const; bool operator==(const D&) const; D& operator<<(int); bool operator!() const; int x; int a[3]; D* operator->() const; };
D f(); D g(int); D& r(); struct W { D d; D operator[](int) const; D get() const; W* operator->(); int n; }; W w(); typedef D (*PF)(); PF pf; D D2(D a, D b);
int c(bool b, W* p, W q) { (b ? f() : g(1)).i(); while (f()) {} do {} while (f()); for (; f();) {} if (!f()) {} b || f(); if (b && f()) {} int k = b ? f().i() : g(1).i(); switch (f()) {} int z = f(); int z2 = f() + 1; int z3 = f() ? 1 : 2; if (f() == g(1)) {} f() << 1; bool n = !f(); p->d.i(); q[1].i(); p->get().i(); q->get().i(); w().d.i(); w().get().i(); pf().i(); (*pf)().i(); f().a[1]; f()->x; f()->m().i(); D2(f(), g(1)).i(); const int& ci = f().x; int&& ri = f().x; sizeof(f()); sizeof(f().m()); decltype(f().m()) dd; noexcept(f().i()); auto t = f().m(); auto&& u = f().m(); D v{f()}; D v2{f().m()}; D arr[] = {f(), g(1).m()}; W ww = {f()}; throw f(); }
int cc() { return f().i(); } D ce() { return f(); } D cf() { return f().m(); } D cg(bool b) { return b ? f() : g(1); } int ch(bool b) { return (b ? f() : g(1)).x; }
int gl = f().i(); D gd = f().m(); static const int gi = f().x; D gx(f().m()); int ga[] = {f().i(), f().x};
struct S { int m = f().i(); D n = f().m(); S() : m(f().i()), n(f()) {} S(int) : m{f().x}, n{f().m()} {} void k(int a = f().i()); };
auto lam = [x = f().i(), y = f()] { return x + f().i(); };
