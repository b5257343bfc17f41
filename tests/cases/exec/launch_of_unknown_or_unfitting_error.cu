// shows: launches of names that nothing declares, and of host functions that do not take the arguments
// flags: --display_error_number --frandom-seed=7
namespace n { struct K { }; __global__ void g(K, int); }
void hf(); __device__ void df();
void f(n::K k) {
  zz<<<1, 1>>>(3);
  yy<<<bad, 1>>>(k);
  ::g<<<1, 1>>>(k, 3);
  g<<<1, 1>>>(k, 3);
  hf<<<1, 1>>>(3);
  hf<<<1, 1>>>();
  df<<<1, 1>>>(3);
  df<<<1, 1>>>();
}
template <class T> void t(T x) { zz<<<1, 1>>>(x); }
__global__ void k(int n) { __shared__ int s[n]; static int q[n]; auto l = [s] { return 0; }; }
template <class T> __global__ void kt(int n) { __shared__ T s[n]; }
