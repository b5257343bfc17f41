// prelude: none
int f() { return (const int)3 + static_cast<volatile int>(1) + (int)2 + int(*(const int *)0); }
