// prelude: none
// flags: --c++17
namespace std { template<bool, class A, class B> struct cond { typedef A type; }; template<bool C, class A, class B> using __cond_t = typename cond<C,A,B>::type; template<class T> struct mv { static const bool value = true; }; template<class T> T&& fwd(T&); }
template<class V> struct H { using value_type = V; int i; void as(int, int); H(const H&); H(H&& h, int a) { if (a) { i = 1; } else { int gen = 2; using F = std::__cond_t<std::mv<value_type>::value, const H&, H&&>; as(std::fwd<F>(h), gen); h.i = 2; } }
 void g(H& h) { if (i) { int q; using F = std::__cond_t<std::mv<value_type>::value, const H&, H&&>; as(std::fwd<F>(h), 1); } }
 void k(H& h) { using F = std::__cond_t<std::mv<value_type>::value, const H&, H&&>; as(std::fwd<F>(h), 1); } 
 template<class G> void as2(H& h, const G& g); };
template<class V> template<class G> void H<V>::as2(H& h, const G& g) { if (i) { int q; using F = std::__cond_t<std::mv<value_type>::value, const H&, H&&>; as(std::fwd<F>(h), 1); } }
