// flags: --il_display
// prelude: none
// Operations of vectors.
typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef unsigned u4 __attribute__((vector_size(16)));
void ops(v4 a, v4 b, f4 f, u4 u, int k, v4 *p) {
    v4 e = a == b; v4 e2 = f < f; v4 e3 = u >= 3;
    v4 n = -a, c = ~a, pl = +a; f4 g = f * 2.0f; g += f; a <<= 2; a = k ? a : b;
    a = a & b; v4 q = e ? a : 3; p[1][2] = 5; int y = (*p)[k]; (a + b)[0];
    v4 init = {1, 2, 3, 4}; v4 z = {}; v4 conv = (v4)f; if (!a[0]) {} v4 nn = !a && b; 
    f4 h = f + g; h = -f; 
}
