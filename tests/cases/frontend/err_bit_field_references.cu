// prelude: none
// References that can change what they refer to do not bind to bit-fields.
struct B { int a : 3; unsigned b : 2; } b;
int &r = b.a;
const int &cr = b.a;
void f(int &);
void g(const int &);
void k(B *p) {
    f(b.a);
    g(b.a);
    unsigned &y = b.b;
    auto &z = b.a;
    const auto &w = b.a;
    f(p->a);
}
int &m() { return b.a; }
