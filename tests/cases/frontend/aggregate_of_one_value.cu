// prelude: none
// flags: --c++20
struct E {}; struct A1 { int x; }; struct AB { int x; int y; }; struct AN { A1 a; int y; }; struct AE { E a; int y; }; struct AA { int v[2]; int y; }; struct AD { A1 a; A1 b; }; struct DA : A1 { int y; }; struct D : E {}; struct D1 : A1 {}; struct DF : E { int x; int y; };
template<class T> T&& dv() noexcept;
template<class...> using vt = void;
template<class V, class T, class... A> struct ok_ { static constexpr bool v = false; };
template<class T, class... A> struct ok_<vt<decltype(T(dv<A>()...))>, T, A...> { static constexpr bool v = true; };
template<class T, class... A> constexpr bool ok = ok_<void, T, A...>::v;
#define S(...) static_assert(__VA_ARGS__, #__VA_ARGS__); static_assert(!(__VA_ARGS__), "!" #__VA_ARGS__);
S(__is_constructible(AB, int, int)) 
S(ok<AB, int, int>)
S(__is_constructible(AB, int))
S(ok<AB, int>)
S(__is_constructible(AB, double, int)) 
S(ok<AB, double, int>)
S(__is_constructible(AN, A1, int)) 
S(ok<AN, A1, int>)
S(__is_constructible(AN, int, int)) 
S(ok<AN, int, int>)
S(__is_constructible(AE, E, int)) 
S(ok<AE, E, int>)
S(ok<AE, E>)
S(__is_constructible(AD, A1, A1)) 
S(ok<AD, A1, A1>)
S(ok<AD, A1&, A1>)
S(ok<DA, A1, int>)
S(ok<DA, A1>)
S(ok<DA, int, int>)
S(ok<DA, int>)
S(ok<D, E>)
S(ok<D, int>)
S(ok<D1, A1>)
S(ok<D1, int>)
S(ok<DF, E>)
S(ok<DF, E, int>)
S(ok<DF, E, int, int>)
S(__is_constructible(DF, E))
S(__is_constructible(DF, E, int))
S(__is_constructible(D1, A1))
S(__is_constructible(D1, int))
S(__is_constructible(DA, D1))
S(__is_constructible(D1, DA))
S(ok<D1, DA>)
S(ok<AA, int, int>)
S(ok<AA, int, int, int>)
S(ok<AA, int(&)[2]>)
template<class T, class A, class B> auto g(A a, B b) -> decltype(T(a, b));
template<class T> char g(...);
S(sizeof(g<AB>(1, 2)) == 8)
S(sizeof(g<DA>(A1(), 2)) == 8)
static_assert(sizeof(DA(A1(), 2)) == 8);
template<class T> void h() { T t(A1(), 2); (void)T(A1(), 2); }
template void h<DA>();
