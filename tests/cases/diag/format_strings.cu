// prelude: none
// Conversions of format strings and the arguments for them.
extern "C" int printf(const char *, ...) __attribute__((format(printf, 1, 2)));
int scanf(const char *, ...) __attribute__((format(__scanf__, 1, 2)));
void numbered(int, const char *, ...) __attribute__((format(printf, 2, 3))); void alone(const char *, int) __attribute__((format(printf, 1, 0)));
struct S { void member(const char *, ...) __attribute__((format(printf, 2, 3))); static void s(const char *, ...) __attribute__((format(printf, 1, 2))); };
void few(S s) {
    printf("%d"); printf("%d %d %d", 1); printf("%*d", 1); printf("%*.*f", 1, 2); printf("a" "%d"); printf(("%d")); printf(u8"%s");
    numbered(1, "%d"); s.member("%d"); S::s("%d"); (printf)("%d"); scanf("%d"); scanf("%[^a]%d", 1); scanf("%l[]]");
}
void many() {
    printf("%d", 1, 2); printf("", 1); printf("%%", 1); printf("%d\0%d", 1, 2); scanf("%*d", 1); scanf("%*[a-z]%d", 1, 2);
}
void invalid() {
    printf("%q %d", 1.0, "x"); printf("%5 d", 1); printf("%.-1d", 1); printf("%C", 1); printf("%lld %hhhd", 1, 2); printf("%d%", 1, 2);
    printf("%.*", 1, 2); scanf("%-d", 1); scanf("%5*d", 1); scanf("%.3s", 1); scanf("%ms", 1); printf("%l%", 1);
}
void right(const char *f) {
    printf("%d %s %p\n", 1, "", f); printf("%-+ #05.3d", 1); printf("%'d", 1); printf("%2$d %1$d", 1, 2); printf(f); printf(f, 1); printf("%");
    printf("%hhd%hd%ld%lld%jd%zd%td%Lf%i%o%u%x%X%e%E%f%F%g%G%a%A%c%n", 1, 2, 3, 4, 5, 6, 7, 8., 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, f);
    scanf("%5d %*s %[]a]", 1, 2); alone("%d", 1); printf("%d", 1.0);
}
template <class T> void instance(T t) { printf("%d"); printf("%d", t); printf("%d %d", t); }
template void instance(int);
