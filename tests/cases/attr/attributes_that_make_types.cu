// shows: attributes that make another type of what the specifiers name stand behind these
// flags: --frandom-seed=7
// prelude: mini
#define A(...) __attribute__((__VA_ARGS__))
A(vector_size(16)) int v1; __device__ A(vector_size(16)) int v2; static A(vector_size(16)) int v3; int A(vector_size(16)) v4; int v5 A(vector_size(16)); A(vector_size(16), aligned(32)) int v6; A(aligned(32)) A(vector_size(16)) int v7; typedef A(vector_size(8)) int ti; typedef int tj A(vector_size(8)); extern A(vector_size(16)) int v8;
A(mode(DI)) long n1; static A(mode(HI)) unsigned n3; A(mode(DI)) int n4 = 3, n5; struct S { A(mode(DI)) int a; A(vector_size(16)) static int c; }; A(mode(DI)) int f(int); const A(mode(DI)) int ci = 2; A(mode(DI)) int *p; A(vector_size(16)) int arr[2];
void h(A(mode(DI)) int a, A(vector_size(16)) int b) { A(mode(DI)) int l; static A(mode(QI)) int s; for (A(mode(DI)) int i = 0;;) ; }
template<class T> A(vector_size(16)) T tv(); extern "C" A(vector_size(16)) int ec; A(unused, mode(DI)) int un2; A(__mode__(__DI__)) int un4; __global__ void kp(A(mode(DI)) int q) {} template<class T> __global__ void kt(A(mode(DI)) int q, T A(vector_size(16)) r) {}
