// shows: shared variables that are read where no statement has set them
// prelude: mini
__device__ void d(int *p) { static int st; *p = st; static __shared__ int s0; *p = s0; __shared__ int s; *p = s; __shared__ int t[2][2]; *p = t[0][0]; extern __shared__ int e[]; *p = e[0]; }
__device__ void d2(int *p) { __shared__ int s; { s++; } auto l = [&] { return s; }; *p = s; __shared__ struct { int a; } un; *p = un.a; int q; *p = q; __managed__ int ml; }
__host__ __device__ void hd(int *p) { 
#ifdef X
__shared__ int s; *p = s; 
#endif
static __device__ int x; *p = x; }
template<class T> __global__ void k(T *p) { __shared__ T s[3]; *p = s[0]; __shared__ T z; p[1] = z; } template __global__ void k<int>(int *);
