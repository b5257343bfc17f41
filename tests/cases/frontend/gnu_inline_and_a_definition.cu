// prelude: none
// A definition follows one that is only expanded in place (GNU).
extern inline int __attribute__((gnu_inline)) f() { return 0; }
int f() { return 2; }
inline __attribute__((gnu_inline)) int g() { return 0; }
int g() { return 2; }
__attribute__((gnu_inline)) extern inline int h(int); extern inline __attribute__((gnu_inline)) int h(int x) { return x; } int h(int x) { return x + 1; }
static inline int __attribute__((gnu_inline)) k() { return 0; }
int k() { return 2; }
