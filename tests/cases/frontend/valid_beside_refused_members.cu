// shows: declarations beside those that are refused: friends, members, operands of delete, overriders and ranges that are valid
class X;
struct M { void m(); static int s(); M(); ~M(); };
template<class T> void tf(T);
class A {
    friend X;
    friend void M::m();
    friend M::M();
    friend M::~M();
    friend inline int k() { return 1; }
    template<class T> friend void tf(T);
    friend int (*p(int))(int);
};
struct S { inline static int a = 1; virtual inline void g() { } virtual ~S() = 0; explicit operator bool() const; };
struct D : S { void h(void (*)(void)); ~D() = default; };
struct P { operator int *(); };
template<class T> struct W { operator T *() const; };
void f(P p, W<int> w) { delete p; delete[] w; }
struct B { virtual void a() noexcept; virtual void c(); virtual ~B() noexcept; };
template<class T> struct TD : B { void a() noexcept(sizeof(T) > 0) override; ~TD() { } };
TD<int> td;
struct R { const int *begin() const; const int *end() const; };
struct R2 { int *begin(); int *end(); const int *begin() const; const int *end() const; };
void g(const R &r, const R2 &s) { for (int i : r) ; for (int i : s) ; }
struct Node;
void take(Node n);
struct Node { int v; };
void use(Node &r) { take(r); take({1}); }
int run();
struct C { int v; constexpr C(int x) : v(x) { if (x > 5) run(); } };
constexpr C c1(3);
C c2(7);
int last = 1;
