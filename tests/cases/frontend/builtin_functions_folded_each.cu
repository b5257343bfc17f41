// prelude: none
// Built-in functions that are computed, each with a result that shows which one it is.
static_assert(__builtin_abs(-3) == 3, "");
static_assert(__builtin_parity(7) == 1 && __builtin_popcount(7) == 3, "");
static_assert(__builtin_ctz(8) == 3 && __builtin_clz(1) == 31 && __builtin_ffs(8) == 4, "");
int absolute[__builtin_abs(-5)];
int failing[__builtin_abs(-5) - 6];
