// shows: members of nested classes of templates that are not declared
// flags: --c++17
// prelude: none
template<class S> struct P { struct D { static int const a = 1; }; static int const b = 3;
 using E = D;
 int f(int i, int j) { int q = i * D::t + j * D::a + i + j / b; return q + (D::u << 2) + D::v; }
 int g(int i) { return E::t * i + -E::t + !D::t; }
};
