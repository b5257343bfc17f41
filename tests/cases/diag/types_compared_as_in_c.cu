// prelude: none
// A built-in that only C has.
int f() { return __builtin_types_compatible_p(int, int); } bool b = __builtin_types_compatible_p(int[], int[2]);
template <class T> int g() { return __builtin_types_compatible_p(T, int *); }
