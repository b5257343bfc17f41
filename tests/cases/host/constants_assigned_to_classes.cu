// shows: a constant that a constexpr constructor makes an object of stands alone where that object is assigned
// prelude: none
struct D { unsigned x, y, z; constexpr D(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) { } };
struct C { int a; constexpr C(int q) : a(q) { } };
struct R { int a; R(int q) : a(q) { } };
struct Own { int a; constexpr Own(int q) : a(q) { } Own &operator=(const Own &); };
struct P { int *p; constexpr P(int *q) : p(q) { } constexpr P(decltype(nullptr)) : p(0) { } };
struct Config { D grid, block; C c; R r; };
int object, several[4];
void f(Config &cfg, P &p) {
    cfg.grid = D(4); cfg.block = 64; cfg.c = 3; cfg.r = 3;
    D d; d = 64u; d = {1, 2}; const unsigned k = 5; d = k; d = 5 + 3; unsigned m = 4; d = m; d = m + 1;
    C c(2); c = 'a'; c = true; c = 1.5; c = sizeof(int); c = -1; c = (3); c = (4 + 1); c = false ? 3 : 4; enum { E }; c = E;
    R r(1); r = 4; Own o(2); o = 4;
    p = &object; p = nullptr; p = several; p = several + 1; p = &several[1];
    C *q = &c; *q = 3; q[0] = 4; (c = 3).a = 5; c = 5, c = 6; for (c = 1; c.a; c = 2) ;
}
template<class T> void g(T t) { C c(2); c = 4; Own o(2); o = 4; t = 3; }
template void g(int);
