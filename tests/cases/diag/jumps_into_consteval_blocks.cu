// prelude: none
// flags: --c++20
void f(int n) { if consteval { Z:; } goto Z; }
