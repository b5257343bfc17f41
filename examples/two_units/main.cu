// Uses device code of another unit: nvcc -rdc=true main.cu counter.cu
#include "counter.h"
#include <cstdio>
#include <cstdlib>

__global__ void count(Counter counter, unsigned int n) {
    const unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        counter.add(collatz_steps(i + 1));
    }
}

static unsigned int steps_on_host(unsigned long long value) {
    unsigned int steps = 0;
    for (; value != 1; ++steps) {
        value = value % 2 == 0 ? value / 2 : 3 * value + 1;
    }
    return steps;
}

static void check(cudaError_t error, const char *what) {
    if (error != cudaSuccess) {
        std::printf("%s: %s\n", what, cudaGetErrorString(error));
        std::exit(1);
    }
}

int main() {
    constexpr int size = 16;
    constexpr unsigned int n = 3000;
    Counter counter{nullptr, size};
    check(cudaMalloc(&counter.bins, sizeof(unsigned int) * size), "cudaMalloc");
    check(cudaMemset(counter.bins, 0, sizeof(unsigned int) * size), "cudaMemset");
    count<<<(n + 127) / 128, 128>>>(counter, n);
    check(cudaGetLastError(), "launch");
    unsigned int bins[size], sum = 0;
    check(cudaMemcpy(bins, counter.bins, sizeof bins, cudaMemcpyDeviceToHost), "copy of the bins");
    check(cudaMemcpyFromSymbol(&sum, total, sizeof sum), "copy of the total");
    check(cudaFree(counter.bins), "cudaFree");

    unsigned int expected[size] = {}, expected_sum = 0;
    for (unsigned int i = 1; i <= n; ++i) {
        const unsigned int steps = steps_on_host(i);
        ++expected[steps % size];
        expected_sum += steps;
    }
    int wrong = sum != expected_sum;
    for (int i = 0; i < size; ++i) {
        wrong += bins[i] != expected[i];
    }
    std::printf("two units: %u steps, %d wrong\n", sum, wrong);
    return wrong != 0;
}
