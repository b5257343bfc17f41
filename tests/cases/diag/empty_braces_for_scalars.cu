// Braces around the value of a scalar member are warned of, empty ones are not.
struct A { int *p; int q; };
struct B { A a; int *z; };
A a1{{}, {}};
A a2{{}, {1}};
int x[3] = {{}, {1}, 2};
A g(int *pp) { return {pp, {}}; }
void h(A);
void i(int *pp) { h({pp, {}}); h({{pp}, {}}); B m{{pp, {}}, {}}; }
int last = missing;
