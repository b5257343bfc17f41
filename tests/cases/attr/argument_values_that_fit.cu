// prelude: none
int text(const char *, ...) __attribute__((__format__(__printf__, 1, 2)));
int chars(unsigned char *, ...) __attribute__((format(scanf, 1, 2)));
int time_(const char *, ...) __attribute__((format(strftime, 1, 0)));
struct S {
    int member(const char *, ...) __attribute__((format(printf, 2, 3)));
    static int of_class(const char *, ...) __attribute__((format(printf, 1, 2)));
    int pointer(int *) __attribute__((nonnull(1, 2)));
    const char *translated(const char *) __attribute__((format_arg(2)));
    int (*called)(const char *, ...) __attribute__((format(printf, 1, 2)));
};
template <class... A> int pack(const char *, A...) __attribute__((format(printf, 1, 2)));
template <class T> int address(T *) __attribute__((nonnull(1)));
template <int N> int counted(int *, int *) __attribute__((nonnull(N)));
void *sized(int, int) __attribute__((alloc_size(1, 2)));
void *(*sizing)(int) __attribute__((alloc_size(1)));
int ended(int, ...) __attribute__((sentinel, sentinel(1)));
void free_it(void *, int);
void *made() __attribute__((malloc, malloc(free_it), malloc(free_it, 1), malloc(__builtin_free, 1)));
int tagged() __attribute__((abi_tag("a", "b")));
int pointed(int *) __attribute__((nonnull()));
typedef int Four __attribute__((vector_size(16)));
typedef int Eight __attribute__((mode(__DI__)));
typedef bool Truth __attribute__((mode(SI)));
[[deprecated(u8"a")]] [[nodiscard(L"x")]] int said();
