// shows: scoped enumerations of class templates, whose enumerators are made when one is named
// prelude: none
template<class T> struct V { enum class E { a, b = T::nope }; enum E2 { c, d = sizeof(T) }; E m; };
V<int> v; V<int>::E e1; int s = sizeof(V<int>::E); auto z = (V<int>::E)3; V<int>::E z2{1}; bool q = z == e1; V<long>* p; template struct V<char>;
struct G { static const int nope = 4; };
template<class T> struct W { enum class E : short { a, b = T::nope, c }; static E f() { return E::c; } void g(E e = E::a) {} template<class U> static int h() { return (int)E::b; } };
auto y = W<G>::E::c; auto w = W<G>::f(); int k = W<G>::h<int>(); W<char> wc; void use() { W<G>().g(); }
template<class T> struct O { enum class E : T; struct I { enum class F { x = sizeof(T) }; }; template<class U> struct J { enum class H : char { y = sizeof(U), z = sizeof(T) }; }; }; template<class T> enum class O<T>::E : T { x = T(3), y };
O<int> o; auto ob = O<int>::E::y; auto oi = O<char>::I::F::x; auto oj = O<char>::J<long>::H::z; static_assert((int)O<char>::J<long>::H::y == 8, "");
template<class T> int sw(typename O<T>::E e) { switch (e) { case O<T>::E::x: return 1; case O<T>::E::y: return 2; } return 0; } int sq = sw<int>(ob);
auto bad = W<int>::E::a; auto bad2 = W<int>::E::c; auto bad3 = V<short>::E2::d; auto bad4 = V<float>::E::a; template<class T> struct X { enum class E { a = T::none }; static const int n = (int)E::a; int f() { return (int)E::a; } }; X<int> x; int xf = X<G>().f();
