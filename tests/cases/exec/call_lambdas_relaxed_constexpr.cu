// shows: under relaxed constexpr, what runs on both sides calls lambdas of device functions that are constexpr
// flags: --relaxed_constexpr
template <int... I> struct Seq {};
template <class F, int... I> __host__ __device__ constexpr void unroll(F f, Seq<I...>) { (f(I), ...); }
template <class F> __host__ __device__ constexpr int call(F f) { return f(1); }
template <class F> __host__ __device__ constexpr void callv(F f) { f(1); }
__global__ void un(int *p) { unroll([=](int i) { return i; }, Seq<0, 1>()); }
__global__ void un2(int *p) {  callv([=](int i) { p[i] = 1; }); p[0]=call([=](int i) { return p[i]; });  }
__global__ void un3(int *p) {  callv([=](int i) { return i; }); p[0]=call([=](int i) { return i; });  }
__device__ int g(int *p) {  callv([=](int i) { return i; }); return call([=](int i) { return i; });  }
__device__ void h(int *p) {  callv([](int i) { }); constexpr int v = call([](int i) { return i; });  }
__device__ int s() { return call([](int i) { static int z; return i; }); }
