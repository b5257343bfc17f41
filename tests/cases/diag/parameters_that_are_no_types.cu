// prelude: none
// Names of parameters and variables where types should stand
struct A { int m; void f(int, m); void g(int q, q); };
