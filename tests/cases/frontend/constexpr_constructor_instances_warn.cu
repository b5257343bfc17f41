// prelude: none
// Constexpr constructors of templates are instantiated where objects are made with them, as functions are where they are called.
typedef unsigned long U;
struct D { bool n; U v; 
 template<class T, int = 0> constexpr D(T val) noexcept : n(0 > val), v(0 > val ? U(-val) : U(val)) {} 
 template<class T> constexpr bool f(T x) const { return x < 0; }
 template<class T> bool g(T x) const { return x < 0; }
 template<class T> constexpr T h(T x) const { T y = x < 0 ? 1 : 2; if (x < 0) y = 3; while (0 > x) ; return y; }
};
template<class T> constexpr bool V = T(3) >= 0;
template<class T> struct E { static constexpr bool v = T(3) >= 0; T a; constexpr E(T x) : a(x < 0 ? -x : x) {} constexpr bool p() const { return a < 0; } };
D d1(U(3));
constexpr D d2(U(3));
constexpr bool b1 = d2.f(U(3));
bool b2 = d1.f(3u);
bool b3 = d1.g(3u);
constexpr unsigned b5 = d2.h(3u);
bool b6 = V<unsigned>;
bool b7 = E<unsigned>::v;
E<unsigned> e1(3);
constexpr E<U> e2(3);
constexpr bool b8 = e2.p();
template<int N> struct II {};
II<d2.f(U(4))> ii;
