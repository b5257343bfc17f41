// shows: member operators that constant objects cannot be given to, and copies in lambdas that are constant
// prelude: none
struct V { int x; int &operator[](int); const int &operator[](int) const; void m(); int operator()(); V &operator+=(int); int operator+(int); int operator!(); V &operator=(int); V &operator++(); };
void f() {
  const V c{}; V v{}; c += 1; c + 1; !c; c = 1; ++c; c(); c[0] = 1;
  auto l1 = [=] { v += 1; v + 1; !v; ++v; v[0] = 1; v.x = 2; v.m(); };
  auto l2 = [v] { v += 1; v[0] = 1; V &w = v; V *p = &v; int V::*mp = &V::x; v.*mp = 1; };
  auto l3 = [=]() mutable { v += 1; v.x = 2; v.m(); };
  auto l4 = [&] { v += 1; v.x = 2; v.m(); };
  auto l5 = [v] { auto inner = [v]() mutable { v.x = 1; }; };
}
struct P { int x; };
void g(P p, const P c) { p + 1; c + 1; !p; c = 3; ++p; c = p; }
