// prelude: none
struct E { E(); E(E&&); int x; };
void f2(E a, E b) { auto l = [z = a, y = E(), &w = a, u(a)] { }; }
template<class T> void f4(E a, T b) { auto l = [a, z = a, k=b] { }; }
void g() { f4(E(), E()); }
