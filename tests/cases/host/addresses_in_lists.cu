// prelude: none
// flags: --c++17
struct S { int v; int a[2]; }; S nobj; int g; int arr[3]; void f(); struct P { int* a; int* b; const char* c; void (*f)(); void* v; }; constexpr int& crg = g; const char str[] = "x";
void fn() { int *p[2] = {&g, arr}; int *q[] = {nullptr, &crg, arr, &arr[1], nobj.a, (int*)0, (int*)&g, &*arr}; P x = {&g, arr, "x", f, &g}; P y{arr, arr, str, &f, (void*)arr}; static P z = {arr, &g, "x", f, arr}; static int* sp[] = {arr, &g}; const char* cs[] = {"a", str}; P ps[2] = {{arr, &g}, {&g, arr}}; const P cp = {arr, &g}; void* vs[] = {arr, &g, (void*)f}; void (*fs[])() = {f, &f};  }
int* gp[] = {arr, &g, nobj.a}; P gx = {arr, &g, "x", f, arr}; const P gcp = {arr, &g};
template<class T> void te() { int *p[2] = {&g, arr}; int *q[] = {nullptr, &crg, arr, &arr[1], nobj.a, (int*)0, (int*)&g, &*arr}; P x = {&g, arr, "x", f, &g}; P y{arr, arr, str, &f, (void*)arr}; static P z = {arr, &g, "x", f, arr}; static int* sp[] = {arr, &g}; const char* cs[] = {"a", str}; P ps[2] = {{arr, &g}, {&g, arr}}; const P cp = {arr, &g}; void* vs[] = {arr, &g, (void*)f}; void (*fs[])() = {f, &f};  }
void g2(P); P r1() { return {arr, &g}; } void c1() { g2({arr, &g, str}); P* n = new P{arr, &g}; int** m = new int*[2]{arr, &g}; P w; w = {arr, &g}; }
