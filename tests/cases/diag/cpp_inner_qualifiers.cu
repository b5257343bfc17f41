// shows: pointers that gain qualifiers behind several levels
// prelude: none

void t(int **a, const int **b, int *const *c, int ***d, const int *const *e, volatile int **v, int *(*arr)[3], char **ch, void **vv) {
 const int **x1 = a;
 const int *const *x3 = a;
 int *const *x4 = a;
 const int ***x6 = d;
 const int **const *x7 = d;
 const int **x9; x9 = a;
 const char **c1 = ch;
 void **v1 = (void**)a; const void **v2 = vv;
 const int *(*ar)[3] = arr;
}
void f(const int **); void g(int **a) { f(a); }
const int **h(int **a) { return a; }
