// prelude: none
// static_cast and dynamic_cast between a class and its inaccessible, virtual and repeated bases.
struct A {};
class B : A {};
void f(B *b, B &r, A *p, A &q) {
    static_cast<A *>(b);
    static_cast<A &>(r);
    (A *)b;
    dynamic_cast<A *>(b);
    static_cast<B *>(p);
    static_cast<B &>(q);
    (B *)p;
}
struct D : virtual A {};
struct E1 : A {};
struct E2 : A {};
struct Z : E1, E2 {};
void g(A *a) {
    static_cast<D *>(a);
    static_cast<Z *>(a);
    static_cast<E1 *>(a);
}
