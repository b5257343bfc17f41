// shows: a template parameter is in scope after its default argument, which may name what it hides
// flags: --c++17
// prelude: none
template<class T> struct ic { static const bool value = true; };
template<class T, bool ic = ic<T>::value> struct a { static const bool v = ic; };
template<class T, class ic = ic<T>> struct b { typedef ic t; };
template<class T, template<class> class ic = ic> struct c { ic<T> v; };
constexpr int n = 4;
template<int n = n> struct d { int v[n]; };
template<class T, bool ic = ic<T>::value> bool f(T) { return ic; }
template<class T, int n = n, int m = n> int g(T) { return n + m; }
struct S { template<class T, bool ic = ic<T>::value> bool f(T) { return ic; } template<class T, bool ic> struct in; };
template<bool n = (n > 3)> struct e {};
a<int> x; b<int> y; c<int> z; d<> w; e<> v;
static_assert(sizeof(d<>) == 16, "");
bool h() { return f(1) && g(2) && S().f(1); }
