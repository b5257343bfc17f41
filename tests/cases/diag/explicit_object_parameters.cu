// prelude: none
// flags: --c++23
// Functions that cannot have a parameter for their object.
struct S { int f(this S s); int g(this auto &&s); static int h(this S s); virtual int i(this S); int j(int, this S); int static k(this S); int virtual l(this S); template <class Q> static int t(this Q); int b(this S, this S); int c(int); };
template <class T> struct U { static int f(this U); virtual int g(this U); int h(int, this U); int i(this U, int); }; void loc() { struct L { static int f(this L); int g(this L); }; }
