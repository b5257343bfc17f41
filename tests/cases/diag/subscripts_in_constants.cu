// flags: --diag_warning=175
// prelude: none
// Elements of arrays that are there, the one behind the last, and others.
constexpr int a[3] = {1, 2, 3};
static_assert(a[2] == 3, "");
static_assert(a[3] == 3, "");
static_assert(a[4] == 3, "");
static_assert(a[-1] == 3, "");
int b[3]; int last = b[2], behind = b[3], beyond = b[4], before = b[-1];
int *p = &b[3], *q = &b[4];
void f() { b[3] = 1; b[4] = 2; int c[2][2]; c[1][2] = c[2][0]; }
