// shows: qualified names of deduced classes in initializers
// prelude: none
template<class T> struct dt { typedef long type; };
template<class T> using dt_t = typename dt<T>::type;
template<class S, class D = dt_t<S>> struct ci { S s; constexpr explicit ci(S x) : s(x) {} };
template<class S> struct c1 { S s; constexpr explicit c1(S x) : s(x) {} };
template<class S> struct c2 { S s; constexpr c2(S x) : s(x) {} };
template<class S> struct c3 { S s; constexpr explicit c3(S x) : s(x) {} };
template<class S> c3(S) -> c3<S>;
namespace n { inline namespace v { template<class S, class D = dt_t<S>> struct cj { S s; D d; constexpr explicit cj(S x) : s(x), d() {} };
template<class S> struct ck { S s; constexpr explicit ck(S x) : s(x) {} ~ck(); };
 template<class _Start> cj(_Start) -> cj<_Start>; } }
void use(...);
void host(int y) {
 auto a = ci(0); auto b = c1(0); auto c = c2(0); auto d = c3(0); auto e = n::cj(0); auto f = n::cj(y); auto g = n::ck(y); auto h = n::ck(0);
 auto i = n::cj{0}; auto j = c1{0}; auto k(c1(0)); use(n::cj(0), c1(y)); const auto l = n::cj(3); ci m(3); n::cj o = n::cj(4);
 auto q = c1(0), r = c1(1); auto w = n::cj(n::cj(0)); auto z = true ? c1(0) : c1(1);
}
template<class T> void t(T x) { auto a = ci(0); auto b = c1(x); auto e = n::cj(0); use(a, b, e); auto f = n::cj(x); }
template void t(int);
