// Null arguments for parameters marked nonnull, and calls without the sentinel.
void f(int *, int, char *) __attribute__((nonnull(1)));
void g(int *, int *) __attribute__((nonnull));
void s(int, ...) __attribute__((sentinel));
void t(int *p) { f(0, 1, 0); f(p, 0, nullptr); g(p, 0); g(nullptr, p); s(1, 2); s(1, (void *)0); s(1); s(1, p, 3); }
