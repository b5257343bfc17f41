// prelude: none
// What is and what is no list of arguments.
typedef __builtin_va_list list; struct S { int x; list v; };
int f(int a, ...) { return __builtin_va_arg(a, int) + __builtin_va_arg("x", int) + __builtin_va_arg(nullptr, int) + __builtin_va_arg(f, int); }
int g(int a, ...) { list v; __builtin_va_start(v, a); double d = 0; list *p = &v; int x = __builtin_va_arg(v, int) + __builtin_va_arg(d, int) + __builtin_va_arg(*p, int) + __builtin_va_arg(p, int) + __builtin_va_arg(p[0], int); __builtin_va_end(v); return x; }
int h(list v) { return __builtin_va_arg(v, int); } int i(list &v, S &s, const list &c) { return __builtin_va_arg(v, int) + __builtin_va_arg(s.v, int) + __builtin_va_arg((s.v), int) + __builtin_va_arg(c, int); }
template <class T> int k(T t) { return __builtin_va_arg(t, int); }
