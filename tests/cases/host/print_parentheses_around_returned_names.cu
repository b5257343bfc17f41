// flags: --c++20
// shows: names in parentheses that functions return references to
int gi; struct A { int m; static int s; decltype(auto) f() { return (m); } decltype(auto) g() const { return (m); } decltype(auto) h() { return (s); } decltype(auto) k() { return m; } };
decltype(auto) d1() { int x; return (x); }
decltype(auto) d2() { return (gi); }
decltype(auto) d3() { return gi; }
decltype(auto) d4(int &x) { return (x); }
template<class T> decltype(auto) d5(T x) { return (x); }
template<class T> decltype(auto) d6(T x) { int y; return (gi); }
auto d7() { return (gi); }
auto &d8() { return (gi); }
auto d9() -> decltype(auto) { return (gi); }
auto l1 = []() -> decltype(auto) { return (gi); };
decltype(auto) d10() { if (gi) return (gi); else return (gi); }
decltype(auto) d11() { return ((gi)); }
decltype(auto) d12() { return (gi + 1); }
decltype(auto) d13() { return (gi, gi); }
int &d14() { return (gi); }
decltype(auto) d15 = (gi);
__device__ decltype(auto) d16() { return (gi); }
auto [p, q] = *(int(*)[2])0; decltype(auto) d17() { return (p); }
decltype(auto) d18() { return (d2()); }
decltype(auto) d19() { return (A::s); }
struct B { decltype(auto) f(); int b; }; decltype(auto) B::f() { return (b); }
