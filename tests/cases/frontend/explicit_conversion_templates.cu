// shows: templates of explicit conversion functions in direct initialization
// prelude: none
struct A { template<class T> explicit operator T(); template<class T> operator T*(); };
void f(A a) { int* p = a; int x = static_cast<int>(a); if (a) {} int y(a); int* z(a); int* w = (int*)a; long v{a}; const char& c(a); }
int q{A()};
struct S { int x; long y; S(A a) : x(a), y{a} {} };
struct B { template<class T> operator T(); template<class T> explicit operator T() const; };
void g(B c, const B d) { int w = c; bool t = !c; long q(c); long r = static_cast<long>(c); long s(d); bool u = !d; }
template<class T, class U> struct Sm { static const bool v = __is_same(T, U); }; template<bool, class T = int> struct En {}; template<class T> struct En<true, T> { using type = T; };
struct C { template<class T, typename En<Sm<T, int>::v>::type = 0> explicit operator T() const; template<class T, typename En<Sm<T, long>::v>::type = 0> operator T() const; };
template<class T> T made(C c) { T t(c); return t; }
int m = made<int>(C()); long n = made<long>(C()); int o = static_cast<int>(C{}); struct D : C { int i = int(*this); }; auto lam = [](C c) { int i(c); long l = c; return i + l; };
