// prelude: none
// Pointers that have no common type, objects that convert explicitly to no truth value, variables that blocks declare.
struct A1 {};
struct B1 : A1 {};
struct C1 : A1 {};
void f(int *x, A1 *a, B1 *b, C1 *c, const A1 *ca, char *s, void *v) {
    true ? x : s;
    true ? x : v;
    true ? a : b;
    true ? b : c;
    true ? ca : b;
    auto z = true ? x : a;
}
struct Meters { explicit operator double() const; };
struct G { explicit operator bool(); };
void g(Meters n, G b) {
    if (n) {}
    while (n) {}
    if (b) {}
    for (; n;) {}
}
int w;
double ar[2];
void h() {
    extern double w;
    extern double ar[];
}
template<class T> struct Base { T t; };
struct E : Base { };
struct H : Base<int>, Base { };
