// shows: overloaded members of a specialization are named by its path
// flags: -w
// prelude: none
namespace N { namespace K {
template<class T, int R> struct M { static M bl(T, T); static M b1(T); static int iv(T, long); static int iv(int, int); T v; template<class U> static int tm(U); int nf(T); int nf(long, long); };
template<class E_> struct M<E_, 9> { static M bl(E_, E_); static M b1(E_); static M bl(int); static int iv(int); template<class U> static int tm(U); int nf(E_); int nf(long, long); static int st;
  M f(E_ a) { M::bl(a, a); M::b1(a); M::iv(1); M::tm(a); M::nf(a); this->M::nf(a); M::st = 1; M<E_, 9>::bl(a, a); M<E_, 9>::iv(1); K::M<E_, 9>::bl(a, a); M<E_, 8>::bl(a, a); M<E_, 8>::b1(a); M<int, 8>::bl(1, a); M<int, 8>::bl(1, 2); auto p = &M::b1; return M::bl(a, 1); }
};
template<class E_> struct P { static P bl(E_, E_); static P bl(int); template<class U> static int tm(U); static P b1(E_);
  P f(E_ a) { P::bl(a, a); P::bl(1); P::tm(a); P::b1(a); P<E_>::bl(a, a); return P::bl(a, 1); } };
} 
template<> struct K::M<int, 9> { static M bl(int); static M bl(long); template<class T> static int tm(T); template<class T> void f(T t) { M::bl(t); M::tm(t); } };
}
int anchor = 1;
