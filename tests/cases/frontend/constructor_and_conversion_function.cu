// shows: a constructor and a conversion function compete in copy-initialization, and may be ambiguous
// flags: --c++20
// prelude: none
template<int...> struct sh;
#define Q(N, C) __is_convertible_to(const N&, C), __is_convertible_to(N, C), __is_convertible_to(N&, C), __is_convertible_to(const N, C)
namespace a { struct N { template<class T> operator T() const; }; struct C { template<class T> C(const T&); }; sh<Q(N, C)> v; }
namespace b { struct N { template<class T> operator T() const; }; struct C { template<class T> C(T&&); }; sh<Q(N, C)> v; }
namespace c { struct N { template<class T> operator T&() const; }; struct C { template<class T> C(T); }; sh<Q(N, C)> v; }
namespace d { struct N { template<class T> operator T&&() const; }; struct C { C(int); }; sh<Q(N, C)> v; }
namespace e { struct N { template<class T> operator T() const; operator int() const; }; struct C { C(int); C(N); }; sh<Q(N, C)> v; }
namespace g { struct C; struct N { operator C(); operator const C&() const; }; struct C { C(const C&); C(C&&); C(const N&, int = 0); }; sh<Q(N, C)> v; }
namespace h { struct C; struct N { operator C() const; }; struct C { C(const N&, ...); }; sh<Q(N, C)> v; }
namespace i { struct C; struct N { operator C() const; }; struct C { C(...); }; sh<Q(N, C)> v; }
namespace j { struct C; struct N { operator C() const; }; struct C { C(const N&) = delete; }; sh<Q(N, C)> v; }
namespace k { struct C; struct N { operator C() const = delete; }; struct C { C(const N&); }; sh<Q(N, C)> v; }
namespace l { struct C; struct B { operator C() const; }; struct N : B {}; struct C { C(const N&); }; sh<Q(N, C)> v; }
namespace m { struct C; struct B { operator C() const; }; struct N : B {}; struct C { C(N&&); }; sh<Q(N, C)> v; }
namespace o { struct C; struct N { operator C() const; }; struct C { C(const N&); }; void f(C); void f(...); void g(const C&); int h(C); int h(int*); struct P { operator C() const; operator int*() const; };
 void u(const N &n, N &m) { f(n); f(m); g(n); g(m); C c = n; C d = m; C e(n); C i{n}; C j = {n}; static_cast<C>(n); (C)n; C(n); h(n); c = n; const C &r = n; C k[] = {n, m}; [](C) {}(n); } C w(const N& n) { return n; } void x(C = N()); }
namespace za { struct C; struct N { operator C() const; }; struct C { C(const N&); }; sh<Q(N, C)> v; }
namespace zb { struct C; struct N { operator C(); }; struct C { C(const N&); }; sh<Q(N, C)> v; }
namespace zc { struct C; struct N { operator C() const; }; struct C { C(N&&); }; sh<Q(N, C)> v; }
namespace zd { struct C; struct N { operator C(); }; struct C { C(N&&); }; sh<Q(N, C)> v; }
namespace ze { struct C; struct N { operator C() const &; }; struct C { C(const N&); }; sh<Q(N, C)> v; }
namespace zf { struct C; struct N { operator C() &&; }; struct C { C(const N&); }; sh<Q(N, C)> v; }
namespace zg { struct C; struct N { operator C() const; }; struct C { C(N); }; sh<Q(N, C)> v; }
namespace zh { struct C; struct N { operator C() const; }; struct C { template<class T> C(const T&); }; sh<Q(N, C)> v; }
namespace zi { struct C; struct N { operator C() const; }; struct C { template<class T> C(T&&); }; sh<Q(N, C)> v; }
namespace zj { struct C; struct N { template<class T> operator T() const; }; struct C { C(const N&); }; sh<Q(N, C)> v; }
namespace zk { struct C; struct B {}; struct N : B { operator C() const; }; struct C { C(const B&); }; sh<Q(N, C)> v; }
namespace zl { struct C; struct N { operator C&() const; }; struct C { C(const N&); }; sh<Q(N, C)> v; }
namespace zm { struct C; struct N { operator const C() const; }; struct C { C(const N&); }; sh<Q(N, C)> v; }
namespace zn { struct C; struct D; struct N { operator D() const; }; struct C { C(const N&); }; struct D : C { }; sh<Q(N, C)> v; }
namespace zo { struct C; struct N { operator C(); }; struct C { C(N&); }; sh<Q(N, C)> v; }
namespace zp { struct C; struct N { operator C() volatile; }; struct C { C(N&); }; sh<Q(N, C)> v; }
namespace zq { struct C; struct N { explicit operator C() const; }; struct C { C(const N&); }; sh<Q(N, C)> v; }
namespace zr { struct C; struct N { operator C() const; }; struct C { explicit C(const N&); }; sh<Q(N, C)> v; }
namespace zs { struct C; struct N { operator C() const; operator C(); }; struct C { C(const N&); C(N&&); }; sh<Q(N, C)> v; }
namespace zt { struct C; struct N { operator C&&() const; }; struct C { C(const N&); C(N&&); }; sh<Q(N, C)> v; }
