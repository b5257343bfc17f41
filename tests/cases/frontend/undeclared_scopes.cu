// shows: names that nothing declares before ::, in namespaces and alone, and qualified names taken for declarators
namespace n { int z; }
n::clock::seconds t;
n::clock::seconds g(int);
int h(int, n::clock::seconds);
void f() {
    n::clock::seconds u;
    n::clock::now(1);
    auto x = n::views::iota(1);
    const n::clock::seconds c;
}
struct S {
    n::clock::seconds t;
    void f(n::clock::seconds s);
    n::vector<int> v;
    static n::vector<int> w;
};
void k(const n::vector<int> &v);
clock::seconds a;
static clock::seconds b;
struct T {
    clock::seconds u;
    using Other::f;
};
using Other::h;
using namespace n::nothing;
namespace m = n::nothing;
