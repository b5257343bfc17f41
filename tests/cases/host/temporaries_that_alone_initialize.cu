// shows: a temporary that alone initializes a variable keeps parentheses, one of the very class of the variable is elided; members and bases are made without
// flags: --c++17 --frandom-seed=7
// prelude: none
namespace b { struct none_t { struct init_tag {}; explicit none_t(init_tag) {} }; 
inline const none_t none((none_t::init_tag()));
inline none_t n2{none_t::init_tag()}; }
template<class T> struct o { o(b::none_t) {} };
template<class T> int f(T) { o<T> x(b::none); return 1; }

struct U { U(); U(int); U(int, int); operator int() const; struct in {}; }; struct A { int x; }; struct T { T(const U&); T(const U&, int); T(A&&); }; struct V { V(int); V(const V&); }; struct Z { Z(long, int = 2); Z(U, int = 3); template<class X> Z(X&&, char*); }; struct W { template<class X> W(X&&); }; struct D : U { D() {} D(int) {} };
template<class S> struct L { L() {} L(S) {} L(S, S) {} }; typedef L<int> li; struct K { K(li); K(L<long> const&); };
enum E { e0 }; enum class F { f0 };
T a1((U())); T a2((U(1))); T a3((A())); T a31((A{})); V a4((U())); V a5((V(1))); V a6(V(1)); Z a8((U()), 1); W a9((U())); W a12((int(1))); U a13((D())); const U& a14((D())); const U a15((D(1))); U a16((U())); auto a17((li())); K a18((li())); K a19((L<long>())); K a20((li(1))); K a21((li(1, 2))); K a22((L<long>(1))); F a25((F(0))); auto a27((A())); A a28((A())); U a29((U(1, 2))); auto a30((U(1,2))); const auto& a32((U())); auto&& a33((U())); auto&& a34((U(1))); 
void g() { T a1((U())); T a2((U(1))); T a3((A())); V a4((U())); V a5((V(1))); V a6(V(1)); Z a8((U()), 1); W a9((U())); W a12((int(1))); U a13((D())); const U& a14((D())); const U a15((D(1))); U a16((U())); auto a17((li())); K a18((li())); K a19((L<long>())); K a20((li(1))); K a21((li(1, 2))); K a22((L<long>(1))); F a25((F(0))); auto a27((A())); A a28((A())); U a29((U(1, 2))); auto a30((U(1,2))); const auto& a32((U())); auto&& a33((U())); auto&& a34((U(1))); T *p = new T((U())); new U((U())); (void)T((U())); for (T i((U()));;); if (U c = (U())) {} switch (U c = U(1)) {} static const T cc((U())); thread_local T tt((U())); T arr[2] = {T((U())), (U())}; T b1((U())), b2((U(1)));  }
template<class Q> void h(Q q) { T a1((U())); T a3((A())); V a4((U())); V a5((V(1))); W a9((U())); U a13((D())); const U& a14((D())); const U a15((D(1))); U a16((U())); auto a17((li())); K a18((li())); K a20((li(1)));  auto a27((A())); A a28((A())); U a29((U(1, 2))); auto&& a33((U())); auto&& a34((U(1))); L<Q> b1((L<Q>())); L<Q> b2((L<Q>(1))); L<Q> b3((L<Q>(1, 2))); L<Q> b4((Q())); auto b6((L<Q>())); Q b7((L<Q>(q))); L<L<Q>> b8((L<Q>())); L<L<Q>> b9((L<Q>(q)));  T *p = new T((U())); T *p2 = new T((L<Q>())); }
struct M { T t; U u; const U& r; M() : t((U())), u((U())), r((U())) {} M(int) : t((U(1))), u((U(1, 2))), r((U(1, 2))) {} static T s; }; T M::s((U())); 
template<class Q> struct N : U { T t; Q q; static Q s; static T s2; N() : U((U())), t((U())), q((Q())) {} N(int) : U((D())), q((L<Q>(1))) {} }; template<class Q> Q N<Q>::s((Q())); template<class Q> T N<Q>::s2((U(1))); template<class Q> Q vt((Q())); template<> T N<int>::s2((U()));
