// shows: friends that class templates define have exception specifications of their own
// flags: --c++17
// prelude: none
template<class D, class C, class S> struct W;
template<class C, class R, class... A> struct W<int, C, R(A...)> { struct type { friend R ti(C c, A... a) { return c(a...); } }; };
template<class C, class R, class... A> struct W<int, C, R(A...) noexcept> { struct type { friend R ti(C c, A... a) noexcept { return c(a...); } }; };
struct F { int operator()(int) const noexcept; int operator()(int, int) const; };
struct X : W<int, F, int(int) noexcept>::type {}; struct Y : W<int, F, int(int, int)>::type {};
template<class T> struct P { friend int pf(T, int) { return 1; } }; template<class T> struct P2 { friend int pf(T, int) noexcept { return 2; } };
P<char> p1; P2<short> p2;
