// prelude: none
// shows: references of namespaces and classes are named by the path to their declaration
// flags: --c++17
namespace b { 
struct F { int a; constexpr int operator()(int x) const { return x; } constexpr int f(int) const { return 1; } template<class T> constexpr T g(T t) const { return t; } template<class T> constexpr T operator()(T t, T) const { return t; } };
constexpr F cv{}; constexpr const F& cr = cv; F nv; F& nw = nv; extern F& er; constexpr int ci = 1; constexpr const int& ir = ci; int ni; constexpr int& nir = ni; int fn(int); constexpr auto& fr = fn; constexpr const F* cp = &cv; static const F& sr = cv; const F& hr = F{};
template<class T> void u(T...);
namespace c {
 template<class T> auto d1(T x) { b::cv(x); b::cr(x); b::nv(x); b::nw(x); b::er(x); b::fr(x); b::fn(x); (*b::cp)(x); b::cp->f(x); b::cr.f(x); b::cr.g(x); b::sr(x); b::hr(x); b::cv.f(x); b::nw.f(x); }
 template<class T> auto d2(T x) { u(b::cv, b::cr, b::nv, b::nw, b::er, b::ci, b::ir, b::nir, b::fr, b::fn, b::cp, b::sr, b::hr, x); x = b::ci + x; x = b::ir + x; x = b::nir + x; b::nir = x; x = b::cr; T y(b::cr); T z{b::cr, b::nw}; &b::cr; &b::nw; x + &b::cr; x(b::cr); x[b::ir]; }
 template<class T> auto d3(T x) -> decltype(b::cr(x), b::cv(x), b::nw(x), x + b::ir) { return b::cr; }
 template<class T> struct S : T { int f() { return b::cr(*this) + b::ir + b::cr(1); } decltype(b::cr(T())) z; T t = b::cr(T()); S() : T(b::cr) {} static int cr; };
 inline int d4(int x) { return b::cr(x) + b::ir + b::nw(x) + b::cr.f(1) + b::nir + ::b::ir; }
 template<class T> auto d5(T x) { return ::b::cr(x) + ::b::ir; }
}
template<class T> auto d6(T x) { return b::cr(x) + b::ir + x; }
}
template<class T> auto d7(T x) { return b::cr(x) + b::ir + x; }
template<class T> auto d8(T x) { using namespace b; return b::cr(x) + b::ir + x + cr(x); }
namespace e { template<class T> auto d9(T x) { return ::b::cr(x) + ::b::ir + x; } }
int g; 
struct S { static constexpr int& r = g; static int& s; int& m; static constexpr const int& t = 1 ? g : g; };
struct D : S { int f() { return S::r + D::r + r + this->r + this->S::r + S::s + s; } };
namespace n { using ::S; int h(D d) { return S::r + ::S::r + D::r + d.r + d.S::r + D::s + ::S::s; } inline namespace i { int& ir = g; namespace j { int& jr = g; } } namespace k = i::j; using j::jr; int& nr = g; namespace { int& ar = g; } }
int f1(D d) { return S::r + ::S::r + D::r + d.r + d.S::r + D::s + n::S::r + n::ir + n::i::ir + n::k::jr + n::jr + n::j::jr + n::ar; }
namespace m { using n::nr; using namespace n; namespace z = n; int f2() { return nr + ir + z::nr + n::nr + jr + ::n::nr + m::nr + ar; } int f2b(int nr) { return n::nr + nr + z::ir; } struct ir { int f() { return n::ir; } }; }
template<class T> struct TS { static T& r; int f() { return TS::r + r + TS<T>::r + TS<int>::r; } };
int f3() { return TS<int>::r; } template<class T> int f4() { return TS<int>::r + TS<T>::r + S::r + D::r + ::S::r; }
namespace n { int f8() { return ::ex + ::n::nr + n::nr; } int ex; int f9() { return ::ex; } struct Q { int f() { return n::nr; } int nr; int g() { return n::nr; } }; int* p = &n::nr; int& q = n::nr; int a[3] = { n::nr, ::ex }; void def(int x = n::nr, int& y = n::nr); using T1 = decltype(n::nr); using T2 = decltype((n::nr)); static_assert(sizeof(n::nr) == 4, ""); struct V { int& v; V() : v(n::nr) {} }; auto l = [] { return n::nr; }; auto l2 = [&x = n::nr] { return x; }; }
