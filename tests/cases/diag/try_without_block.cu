// prelude: none
void f() { try int x; } void g() { try {} catch (...) {} }
