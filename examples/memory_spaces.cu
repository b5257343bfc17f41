// Variables in constant, device and managed memory, and their use from both sides.
#include <cstdio>
#include <cstdlib>

constexpr int degree = 4;

struct Range {
    float first, step;
};

__constant__ float coefficients[degree + 1];
__constant__ Range range = {-1.0f, 0.25f};
__device__ unsigned int calls;
__managed__ int sign_changes = 0;
__device__ __managed__ float results[32];

namespace table {
static __device__ const float weights[] = {1.0f, 2.0f, 4.0f};
}

__device__ float polynomial(float x) {
    float value = coefficients[degree];
#pragma unroll
    for (int i = degree - 1; i >= 0; --i) {
        value = value * x + coefficients[i];
    }
    atomicAdd(&calls, 1u);
    return value * table::weights[threadIdx.x % 3];
}

__global__ void evaluate() {
    extern __shared__ float values[];
    const unsigned int i = threadIdx.x;
    values[i] = polynomial(range.first + range.step * i);
    results[i] = values[i];
    __syncthreads();
    if (i > 0 && (values[i] < 0) != (values[i - 1] < 0)) {
        atomicAdd(&sign_changes, 1);
    }
}

static void check(cudaError_t error, const char *what) {
    if (error != cudaSuccess) {
        std::printf("%s: %s\n", what, cudaGetErrorString(error));
        std::exit(1);
    }
}

int main() {
    // (x - 2)(x - 4)(x + 3)(x + 5), all of whose values at multiples of 1/4 are exact.
    const float host_coefficients[degree + 1] = {120.0f, -26.0f, -25.0f, 2.0f, 1.0f};
    constexpr unsigned int threads = 32;
    check(cudaMemcpyToSymbol(coefficients, host_coefficients, sizeof host_coefficients), "copy to constant memory");
    const unsigned int none = 0;
    check(cudaMemcpyToSymbol(calls, &none, sizeof none), "copy to device memory");
    evaluate<<<1, threads, threads * sizeof(float)>>>();
    check(cudaGetLastError(), "launch");
    check(cudaDeviceSynchronize(), "kernel");

    unsigned int counted = 0;
    check(cudaMemcpyFromSymbol(&counted, calls, sizeof counted), "copy from device memory");
    Range *address = nullptr;
    check(cudaGetSymbolAddress(reinterpret_cast<void **>(&address), range), "address");

    int wrong = counted != threads, changes = 0;
    const float weights[] = {1.0f, 2.0f, 4.0f};
    for (unsigned int i = 0; i < threads; ++i) {
        const float x = -1.0f + 0.25f * i;
        float expected = 0;
        for (int k = degree; k >= 0; --k) {
            expected = expected * x + host_coefficients[k];
        }
        expected *= weights[i % 3];
        wrong += results[i] != expected;
        changes += i > 0 && (results[i] < 0) != (results[i - 1] < 0);
    }
    wrong += sign_changes != changes;
    std::printf("memory spaces: %u calls, %d sign changes, %d wrong\n", counted, sign_changes, wrong);
    return wrong != 0;
}
