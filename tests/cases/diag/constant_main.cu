// prelude: none
constexpr static int main() { return 0; } namespace N { constexpr int main() { return 0; } } struct S { constexpr int main() { return 0; } };
