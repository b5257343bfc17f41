// prelude: none
void f() { auto l = []() -> int; auto k = [](); }
