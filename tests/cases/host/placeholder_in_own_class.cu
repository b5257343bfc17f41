// shows: the name of a class template with a namespace before it is a placeholder in its own class too
// flags: --c++17 --frandom-seed=7
// prelude: none
namespace b { namespace p { template<class P, class G, class E> struct pi { P p; G g; E e; constexpr pi(P q) : p(q) {} template<class T> struct ex { T t; }; 
constexpr auto operator!() const { return p::pi{ex<P>{p}}; } constexpr auto u() const { return pi{p}; } auto v() const { return b::p::pi{p}; } auto w() const { return ::b::p::pi{ex<P>{p}}; } auto x() const { return p::pi(ex<P>{p}); } };
template<class P> pi(P) -> pi<P, int, int>; } }
void f() { b::p::pi<char, int, int> a('a'); auto c = !a; auto d = a.u(); auto e = a.v(); auto g = a.w(); auto h = a.x(); }
template<class T> struct Q { T t; Q(T x) : t(x) {} auto m() { return ::Q{1.5}; } auto n() { return Q{t}; } auto o() { ::Q q(2.5f); return q; } }; void k() { Q<int> q(1); q.n(); q.o(); }
namespace p7 { template<class P> struct qi { P v; qi(P x) : v(x) {} void m() { auto r = p7::qi(1); p7::qi s(2.5); p7::qi t{3}; auto w = ::p7::qi(v); } auto n() { return p7::qi(1.5f); } }; }
template<class T> struct R7 { T v; R7(T); template<class U> R7(U, T); void m() { ::R7 a(1); ::R7 b('c', 2.5); auto c = ::R7(v); } }; 
void g7() { p7::qi<int> q(1); q.m(); R7<int> r(1); r.m(); }
