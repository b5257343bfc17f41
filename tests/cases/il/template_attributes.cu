// flags: --il_display
// Attributes of templates and of what is made from them, and what of them is in the texts.
template <class T> __device__ T a1(T t) { return t; }
template <class T> __host__ __device__ T a2(T t) { return t; }
template <class T> __host__ T a3(T t) { return t; }
template <class T> __global__ void a4(T t) { t = 1; }
template <class T> __global__ void __launch_bounds__(32) a5(T t) { t = 1; }
template <class T> __device__ __noinline__ T a7(T t);
template <class T> __host__ __device__ __attribute__((unused)) T a8(T t);
template <class T> __device__ T v1 = 3;
template <class T> struct S { T v; __device__ T m() { return v; } __host__ __device__ S() {} };
template <class T> __attribute__((device, unused)) T a9(T t);
template <class T> T __device__ b1(T t) { __shared__ int x; return t; }
__device__ int use() { return a1(1); }
