// prelude: none
// Parameters of one name or with specifiers, and functions of blocks that are static.
int f(int x, char x); int g(inline int x); int h() { static int g(); extern int k(); return 0; } register int p; void l(register int q);
