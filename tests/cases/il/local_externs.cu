// flags: --il_display
// Variables that functions declare for other units, shared ones among them, and shared variables of functions.
void f() { extern int e; e = 1; }
__device__ void g() { extern __shared__ float es[]; es[0] = 1; extern __shared__ int q; q = 2; int r = q; }
void h() { extern int a[]; a[0] = 1; extern const int b; int c = b; }
extern __shared__ float fs[]; __device__ int i() { fs[0] = 1; return 0; }
__device__ void j() { __shared__ int s; static __device__ int d; s = 1; __shared__ float v[4]; v[s] = 2; }
