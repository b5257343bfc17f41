// prelude: none
int f() { return 1;
