// prelude: none
// flags: --extended-lambda
void f() { auto m = []() __nv_parent(f) {}; }
