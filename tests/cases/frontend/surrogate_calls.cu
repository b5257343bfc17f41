// prelude: none
// objects that convert to pointers or references to functions are called as these
int f1(int); long f2(const char *);
typedef int (*pf)(int);
typedef long (&rf)(const char *);
struct A { operator pf() const { return f1; } };
struct B { operator pf() const { return f1; } operator rf() const { return f2; } };
struct C : A { };
template<class T> struct D { typedef T (*pt)(T); operator pt() const { return nullptr; } };
struct E : D<int>, D<const char *> {};
int t(A a, B b, C c, E e) { int r = a(1) + b(2) + c(3); b("x"); e(1); e("z"); return r + A()(4); }
template<class T> auto g(T t) -> decltype(t(1)) { return t(1); }
template<class T> char g(...);
template<class T> int h(T t) { return t(1); }
int q = h(A()) + g(B());
struct N {};
static_assert(sizeof(g<N>(N())) == 1 && sizeof(g<A>(A())) == 4, "");
