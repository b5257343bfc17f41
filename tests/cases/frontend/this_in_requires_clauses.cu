// prelude: none
// flags: --c++20
struct efn { template<class T> requires requires (T& t) { t.e(); } constexpr bool operator()(T&& t) const { return t.e(); } };
inline constexpr efn em{};
template<class D> struct vi { D& md(); const D& md() const; bool a() requires requires { em(md()); } { return em(md()); } bool b() const requires requires { em(this->md()); } { return true; } constexpr explicit operator bool() noexcept(noexcept(em(md()))) requires requires { em(md()); } { return !em(md()); } bool n() requires requires { md().none(); } { return true; } bool n() const { return false; } };
struct X : vi<X> { bool e() const; }; struct Y : vi<Y> { };
template<class T> concept tb = requires (T t) { bool(t); }; template<class T> concept ta = requires (T t) { t.a(); };
static_assert(!tb<Y>); static_assert(!ta<Y>);
void f(X& x, Y& y) { x.n(); y.n(); }
