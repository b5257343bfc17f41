// note: of a forwarding parameter the reference itself is deduced; what is specialized need not be accessible; the
// instantiation of what is specialized does nothing
// flags: --display_error_number
template<typename T> void f(T &&);
template<> void f(int &) {}
template<> void f(int &&) {}
void (*lvalue)(int &) = &f;
void (*rvalue)(int &&) = &f;
class A { class P {}; public: typedef P Q; };
template<class T> struct Temp { static int make(); };
template<> class Temp<A::P> { public: Temp(int) {} int a; };
template<class T> struct U {};
template<> struct U<A::P> { void g() {} typedef int T; struct V { int x; }; };
template<class T> struct X { void g(); };
template<> void X<A::P>::g() {}
template class Temp<A::Q>;
template struct X<A::P>;
template<typename T> struct K {};
template<> struct K<int>;
template struct K<int>;
struct W : U<A::P> { int x; };
