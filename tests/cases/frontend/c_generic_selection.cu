// flags: --c11
// drop: --parse_templates
// prelude: none
#define kind(x) _Generic((x), int: 1, double: 2, char *: 3, default: 4)
int a = kind(1), b = kind(1.0), c = kind("x"), d = kind(1.0f);
int e[_Generic(1L, long: 2, default: 1)];
_Atomic int atomic;
_Atomic(long) other;
struct S { _Atomic int x; };
_Noreturn void stop(void);
double _Complex z = 1.0 + 2.0i;
float _Complex w = 2.0fi;
