// prelude: none
// flags: --c++20
int a[3]; int f() { return a[1, 2] + a[(1, 2)]; }
