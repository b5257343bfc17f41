// prelude: none
// Vectors with scalars in logical and conditional operators, qualified elements, and left out braces.
typedef float Floats __attribute__((vector_size(16)));
typedef int Ints __attribute__((vector_size(16)));
typedef unsigned Words __attribute__((vector_size(16)));
typedef const volatile float Fixed;
typedef Fixed Constants __attribute__((vector_size(16)));
void logical(Ints *a, Floats *b, int c, double d, long l) { *a = c || *b; *a = *a || l; *a = d && *b; }
void chosen(Words *w, Ints *a, Floats *f, int c) { *w = *w ? *w : c; *f = *a ? *f : c; *a = *a ? c : *a; }
void mixed(Floats x, Constants y) { Floats z = x + y; z = y; z += y; Ints t = x == y; (void)t; }
Ints rows[] = {1, 2, 3, 4, 5};
struct Row { Ints a; int b; } row = {1, 2, 3, 4, 5};
