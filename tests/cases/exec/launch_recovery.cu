// What is said of launches with missing parts, and where
__global__ void k(int a, int b = 2);
void a() { k<<<1, >>>(1); }
void b() { k<<<>>>(1); }
void c() { k<<<1, 1>>> 1; }
void d() { k<<<1, 1>>> x (1); }
void e() { k<<<(1, 2)>>>(1); }
void f() { k<<<1 1>>>(1); }
void g() { int x = 3 + k<<<1, 1>>>(1); }
int h() { return k<<<1, 1>>>(1); }
void i() { k<<<1.5, -1>>>(1); k<<<dim3(-1), 1, -1>>>(1); }
template <class T> void j(T t) { k(t); k(1); k<<<t, t>>>(t); }
