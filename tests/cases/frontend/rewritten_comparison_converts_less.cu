// prelude: none
// flags: --c++20
struct Q { bool operator==(Q const&) const; int operator<=>(const Q&) const; };
Q a, b; bool x = a != b; bool y = a < b; bool y2 = !(a < b); bool y3 = a == b;
void f(bool); struct H { bool m; H(Q p, Q q) : m(p != q) {} };
bool g(Q p, Q q) { f(p != q); if (p != q) return p != q; bool z = p < q; auto w = p != q; bool u(p != q); bool v{p != q}; return z && p != q ? p != q : p < q; }
template<class T> bool t(T p, T q) { bool z = p != q; f(p != q); return p != q; } bool tt = t(a, b);
