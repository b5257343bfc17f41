// Function objects with state, pointers to device functions, virtual functions and class templates as arguments.
#include "launch.h"
struct Multiply {
    float by;
    __device__ float operator()(float x) const { return x * by; }
};
template <class T> struct Clamp {
    T low, high;
    __host__ __device__ T operator()(T x) const { return x < low ? low : x > high ? high : x; }
};
template <class F, class G> struct Compose {
    F f;
    G g;
    template <class T> __device__ auto operator()(T x) const { return f(g(x)); }
};
template <class F, class G> Compose<F, G> compose(F f, G g) { return {f, g}; }
struct Shape {
    __device__ virtual float area() const { return 0; }
    __device__ virtual ~Shape() {}
};
struct Square : Shape {
    float side;
    __device__ explicit Square(float side) : side(side) {}
    __device__ float area() const override { return side * side; }
};
template <class F> __global__ void map(float *out, int count, F function) {
    int i = threadIdx.x;
    if (i < count) out[i] = function(out[i] + i);
}
__device__ float minus_one(float x) { return x - 1; }
typedef float (*Function)(float);
__device__ Function device_function = minus_one;
__global__ void through_pointer(float *out, Function function) { out[0] = function(out[0]) + Square(3).area(); }
int main() {
    Buffer<float> out(4);
    Clamp<float> clamp{1, 2.5f};
    std::printf("host %g\n", clamp(9));
    map<<<1, 4>>>(out.data, 4, Multiply{2});
    map<<<1, 4>>>(out.data, 4, compose(clamp, Multiply{0.5f}));
    Function function;
    CHECK(cudaMemcpyFromSymbol(&function, device_function, sizeof function));
    through_pointer<<<1, 1>>>(out.data, function);
    out.print("out");
}
