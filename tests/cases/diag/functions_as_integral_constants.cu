// The name of functions where an integral constant is needed
// flags: --c++17
// prelude: none

template<class> constexpr int made() { return 8; }
int several();
int several(int);
int one();
struct alignas(made) A1 {};
struct alignas(made<int>) A2 {};
struct alignas(several) A3 {};
struct alignas(one) A4 {};
int bound1[made<int>];
int bound2[made];
enum E { e1 = made, e2 = made<int> };
void choose(int i) { switch (i) { case made: ; case made<int>: ; } }
struct Bits { int w1 : made<int>; int w2 : made; };
