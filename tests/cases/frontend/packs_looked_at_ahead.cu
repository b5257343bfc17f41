// shows: a pack in a path that is looked at before it is known what begins is expanded later
// prelude: none
namespace c { namespace s { template<class T> T &&fwd(T &); template<class... T> struct L { template<class... U> struct M { static int v; template<class X> static X g(X); }; }; } template<class T, int N> struct H { template<class... A> H(A &&...); }; }
template<int N> struct S { template<class K, class R, class... A> void op(const K &k, R r, A &&...a) { c::H<K, N> h(c::s::fwd<A>(a)...); K q(c::s::L<A...>::template M<A>::v...); K y(c::s::L<A>::v...); K z(::c::s::fwd<A>(a)...); K w(c::s::fwd<c::s::L<A>>(a)...); int i = (c::s::fwd<A>(a) + ...); K *p = new K(c::s::fwd<A>(a)...); K b{c::s::fwd<A>(a)...}; } };
int last;
