// Device, constant and managed variables in all places: arrays, static, in namespaces and templates, of class type.
#include "launch.h"
struct Pair {
    int a, b;
};
__device__ int counter = 3;
__device__ float table[2][3] = {{1, 2, 3}, {4, 5, 6}};
static __constant__ Pair pair = {10, 20};
__constant__ double constants[4];
namespace n {
__device__ Pair pairs[2];
namespace {
__device__ short hidden = 7;
}
}
template <class T> __device__ T variable = T(40);
extern "C" {
__device__ int plain = 50;
}
__managed__ int managed_array[3] = {1, 2, 3};
static __managed__ long managed_hidden = 60;
__global__ void gather(double *out) {
    out[0] = counter + table[1][2] + pair.a + pair.b + constants[1] + n::pairs[1].b + n::hidden;
    out[1] = variable<int> + variable<float> + plain + managed_array[2] + managed_hidden;
    managed_array[0] = 99;
}
int main() {
    Buffer<double> out(2);
    double values[4] = {0.5, 1.5, 2.5, 3.5};
    Pair pairs[2] = {{1, 2}, {3, 4}};
    CHECK(cudaMemcpyToSymbol(constants, values, sizeof values));
    CHECK(cudaMemcpyToSymbol(n::pairs, pairs, sizeof pairs));
    int next = 4;
    CHECK(cudaMemcpyToSymbol(counter, &next, sizeof next));
    managed_array[2] = 30;
    gather<<<1, 1>>>(out.data);
    out.print("out");
    std::printf("managed %d %ld\n", managed_array[0], managed_hidden);
    CHECK(cudaMemcpyFromSymbol(&next, counter, sizeof next));
    std::printf("counter %d\n", next);
}
