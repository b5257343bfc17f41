// prelude: none
// Member functions and static data members that are defined again outside of their classes.
struct A {
    static int x;
    void f() {}
    void g();
    static void s() {}
    A() {}
    ~A() {}
    operator int() { return 1; }
    static inline int y = 1;
    static const int c = 1;
    static constexpr int k = 2;
    static constexpr int none;
};
int A::x;
int A::x;
void A::f() {}
void A::g() {}
void A::g() {}
void A::s() {}
A::A() {}
A::~A() {}
A::operator int() { return 1; }
int A::y;
const int A::c;
constexpr int A::k;
