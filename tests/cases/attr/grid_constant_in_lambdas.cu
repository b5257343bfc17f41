// shows: parameters of lambdas that are constant for the grid
// flags: --extended-lambda
auto l = [](const __grid_constant__ int x) { };
auto m = [](int a, const __grid_constant__ int x, const __grid_constant__ int y) mutable -> int { return 1; };
void f() { auto l = [] __device__ (const __grid_constant__ int x) { }; auto n = [](const __grid_constant__ auto x) { }; }
template <class T> void g() { auto l = [=](const __grid_constant__ T x) { }; }
__global__ void k(const __grid_constant__ int q) { auto l = [&] (const __grid_constant__ int x) { }; }
void (*p)(const __grid_constant__ int x);
struct S { __device__ void operator()(const __grid_constant__ int x); S(const __grid_constant__ int x); };
