// shows: calls in templates with one function of that name and another one found by the arguments
template<int...> struct sh;
namespace N { void im2();
struct fn { template<class T> constexpr auto operator()(T&& i) const noexcept(noexcept(im2(i))) { return im2(i); } };
template<class T> constexpr auto ff(T&& i) noexcept(noexcept(im2(i))) { return im2(i); }
template<class T> constexpr int gg(T&& i) { return im2(i); }
template<class T> constexpr auto hh(T&& i) -> decltype(im2(i)) { return im2(i); }
constexpr fn f{}; }
struct A { friend constexpr int im2(const A& c) noexcept { return 1; } };
template<class T> struct B { friend constexpr int im2(const B& c) noexcept { return 2; } };
template<class T> struct C { template<class I2 = T> friend constexpr int im2(const C& c) noexcept { return 3; } };
namespace M { struct D {}; template<class X> constexpr int im2(const X& c) noexcept { return 4; } }
#define S(T, n) sh<N::f(T{}), N::ff(T{}), N::gg(T{}), N::hh(T{})> n;
S(A, a) S(B<int>, b) S(C<int>, c) S(M::D, d)
