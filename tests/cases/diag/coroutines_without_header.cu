// prelude: none
// flags: --c++20
int f() { co_return 1; } void g() { co_await 1; }
