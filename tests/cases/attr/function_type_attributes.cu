// prelude: none
int number __attribute__((noreturn));
int *pointer __attribute__((const));
int function(const char *, ...);
int (&reference)(const char *, ...) __attribute__((format(printf, 1, 2))) = function;
int (*array[3])(const char *, ...) __attribute__((format(printf, 1, 2)));
int (*called)(const char *, ...) __attribute__((format(printf, 1, 2)));
int old() __attribute__((cdecl));
struct S {
    int field __attribute__((warn_unused_result));
    int member() __attribute__((stdcall));
};
S object __attribute__((sentinel));
void f(int parameter __attribute__((noreturn)));
[[gnu::nonnull]] int standard;
typedef int Type __attribute__((volatile));
using Alias __attribute__((nonnull)) = int;
template <class T> struct Open { T field __attribute__((noreturn)); };
