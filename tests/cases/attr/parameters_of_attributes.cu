// prelude: none
int a(const char *, ...) __attribute__((format(printf, 5, 6)));
int b(int, ...) __attribute__((format(printf, 1, 2)));
int c(const char *, int) __attribute__((format(printf, 1, 2)));
int d(const char *, int) __attribute__((format(printf, 1, 3)));
int e(const char *, int, ...) __attribute__((format(printf, 1, 2)));
int f(const char *, ...) __attribute__((format(printf, -1, 2)));
template <class... A> int g(const char *, A...) __attribute__((format(printf, 2, 3)));
template <class T> int h(const T *, ...) __attribute__((format(printf, 1, 2)));
const char *i(int, const char *) __attribute__((format_arg(1)));
const char *j(int) __attribute__((format_arg(3)));
int k(int *, int) __attribute__((nonnull(1, 2)));
int l(int *) __attribute__((nonnull(3), nonnull(0)));
int m(int) __attribute__((nonnull));
void *n(int) __attribute__((alloc_size(2)));
int o(int) __attribute__((sentinel));
struct S {
    int p(const char *, ...) __attribute__((format(printf, 1, 2)));
    int q(int) __attribute__((nonnull(2)));
    int r(int *) __attribute__((nonnull(3)));
    friend int s(int) __attribute__((nonnull(1)));
};
using Alias __attribute__((nonnull(1))) = int(int);
int t(const wchar_t *, ...) __attribute__((format(printf, 1, 2)));
