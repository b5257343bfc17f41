// prelude: none
// flags: --remarks
// Switches on constants.
enum E { a, b }; constexpr int g() { return 1; }
int f(int n) {
    switch (1) { case 1: return 1; } const int c = 2; switch (c) { case 1: return 1; } switch (a) { case b: return 1; case a: break; }
    switch (sizeof(n)) { case 1: return 1; } switch ((1)) {} switch (+1) {} switch (g()) { case 1: return 1; } switch ('a') {}
    switch (n) { case 1: return 1; } switch (n * 0) { case 1: return 1; } switch (int i = 1) { case 1: return i; } return 0;
}
template <int N> int t() { switch (N) { case 1: return 1; } return 0; }
template <class T> int u() { switch (sizeof(T)) { case 1: return 1; } return 0; }
template int t<1>(); template int u<int>();
