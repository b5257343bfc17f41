// shows: remarks on specifiers of CUDA that are repeated in one place
// flags: --remarks
__device__ __attribute__((device)) int a1;
__device__ __device__ __device__ int a2;
__device__ int a3 __attribute__((device));
__device__ __device__ int a4, a5;
__global__ __maxnreg__(4) __maxnreg__(4) void k1();
__global__ __cluster_dims__(1) __cluster_dims__(1) void k2();
__global__ __launch_bounds__(3) __launch_bounds__(3) void k3();
__managed__ __managed__ int m1;
__device__ __forceinline__ __forceinline__ void f1() {}
__noinline__ __noinline__ void f2();
__nv_pure__ __nv_pure__ void f3();
struct S {
  __device__ __device__ void m();
  static __device__ __device__ int z;
  __device__ __device__ S();
};
template<class T> __device__ __device__ void t1(T);
template<class T> __launch_bounds__(1) __global__ __global__ void t2(T);
__device__ void w();
__device__ __device__ void w();
__host__ __device__ __host__ __device__ void hd();
void l() { static __device__ __device__ int q; __shared__ __shared__ int zz; }
