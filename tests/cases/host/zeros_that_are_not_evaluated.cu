// prelude: none
// shows: zeros of numbers and enumerations in what is not evaluated, where no function of a template is around
// flags: --c++17
typedef decltype(nullptr) nullptr_t; template<class T> T&& dv(); typedef unsigned long size_t; enum E { e0 }; typedef double dbl; int foo(size_t); int foo(E); int foo(bool); int foo(double); int foo(int); typedef int it;
decltype(foo(size_t())) a1; decltype(foo(E())) a2; decltype(foo(bool())) a3; decltype(foo(it())) a4; decltype(foo(int())) a5; decltype(foo(dbl())) a6; decltype(foo(double())) a7; decltype(size_t() + 1ul) a8;
static_assert(noexcept(foo(size_t())) || sizeof(foo(size_t())), ""); auto g(int) -> decltype(foo(size_t())); int b1 = sizeof(foo(size_t())); bool b2 = noexcept(foo(size_t()) + foo(E()));
struct S { typedef decltype(foo(size_t())) t; decltype(foo(E())) x; int f() noexcept(noexcept(foo(E()))) { decltype(foo(E())) y; return noexcept(foo(size_t())); } };
template<class T> struct h { typedef decltype(foo(size_t())) t; decltype(foo(E())) x; int f() noexcept(noexcept(foo(E()))) { decltype(foo(E())) y; return noexcept(foo(size_t())); } decltype(dv<T>().f(E(), bool(), double(), int(), dbl(), char(), nullptr_t(), (void*)0)) z; int q = sizeof(dv<T>().f(E())); };
template<class...> using vt = void; template<class T, class = void> struct hh { }; template<int, class T = void> struct k {};
template<class T> struct hh<T, vt<decltype(dv<T&>()[size_t()])>> { };
template<class T> struct hh<T*, vt<decltype(dv<T&>() + size_t())>> { };
template<class T> struct hh<T**, vt<decltype(foo(dv<T&>(), size_t()))>> { };
template<class T> struct hh<const T, vt<decltype(T(size_t()))>> { };
template<class T> struct hh<const T*, vt<decltype(T{size_t()})>> { };
template<class T> auto g1(T t) -> decltype(t[size_t()]) { return t[size_t()]; }
template<class T> auto g2(T t, size_t x = size_t()) noexcept(noexcept(t.f(it()))) -> decltype(t + size_t()) { return t + size_t() + t.f(it()); }
template<class T> struct M { size_t a = size_t(); T b = T(size_t()); static_assert(sizeof(T) > size_t(), ""); static_assert(noexcept(dv<T>().f(size_t())), ""); int arr[size_t() + 1]; enum { x = size_t() }; typedef decltype(dv<T>().f(size_t())) td; decltype(dv<T>().f(size_t())) q(decltype(dv<T>().f(size_t()))) { decltype(dv<T>().f(size_t())) loc; return dv<T>().f(size_t()); } using al = decltype(dv<T>().f(size_t())); td r; static constexpr auto c = dv<T>().f(size_t()); M() : b(dv<T>().f(size_t())) {} };
template<class T, class U = decltype(dv<T>().f(size_t())), int N = sizeof(dv<T>().f(size_t()))> void p(); template<class T, class = decltype(dv<T>().f(it()))> struct W; template<class T> constexpr bool v = noexcept(dv<T>().f(it())); template<class T> using A = decltype(dv<T>().f(it()));
