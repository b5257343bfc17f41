// prelude: none
// flags: --c++20
// Values in parentheses for elements of aggregates
struct A { int x, y; };
A d(1, 2, 3);
A l(1); A m(1, "x"); A n("x"); A o(1, 2); 
