// shows: before the header of a lambda its parameters are called as those in their places were last
// flags: --extended-lambda --c++20 --frandom-seed=7
template <typename First, typename Second> struct Z { First a; Second b; };
template <typename F> __global__ void run(F f) { f(1); }
template <typename G, int N> __global__ void run2(G f) { f(1); }
void host(int x, double d) {
  run<<<1, 1>>>([=] __device__ <typename T>(T t) -> T { return t; });
  run<<<1, 1>>>([=] __device__ <typename T, typename U>(T t, U u = {}) -> U { return t; });
  run<<<1, 1>>>([=] __device__ <typename T>(T t) -> const T* { return &t; });
  run<<<1, 1>>>([=] __device__ (auto t) -> decltype(t) { return t; });
  run<<<1, 1>>>([=] __device__ <typename T, int N>(T t) -> Z<T, int> { return {t, N}; });
}
