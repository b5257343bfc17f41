// prelude: none
// flags: --c++20
consteval int main() { return 0; }
