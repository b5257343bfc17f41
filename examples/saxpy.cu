// y = a * x + y, the first program of most CUDA courses. It also translates without a toolkit.
#ifdef __CUDACC__
#include <cstdio>
#include <cstdlib>
#else
#include "mini_runtime.h"
#endif

static void check(cudaError_t error, const char *what) {
    if (error != cudaSuccess) {
        printf("%s: %s\n", what, cudaGetErrorString(error));
        exit(1);
    }
}

__global__ void saxpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        y[i] = a * x[i] + y[i];
    }
}

int main() {
    const int n = 10000;
    static float x[n], y[n];
    for (int i = 0; i < n; ++i) {
        x[i] = static_cast<float>(i % 100);
        y[i] = 1.0f;
    }
    float *device_x = nullptr, *device_y = nullptr;
    check(cudaMalloc(&device_x, sizeof x), "cudaMalloc");
    check(cudaMalloc(&device_y, sizeof y), "cudaMalloc");
    check(cudaMemcpy(device_x, x, sizeof x, cudaMemcpyHostToDevice), "copy of x");
    check(cudaMemcpy(device_y, y, sizeof y, cudaMemcpyHostToDevice), "copy of y");

    saxpy<<<(n + 255) / 256, 256>>>(n, 2.0f, device_x, device_y);
    check(cudaGetLastError(), "launch");
    check(cudaMemcpy(y, device_y, sizeof y, cudaMemcpyDeviceToHost), "copy back");

    int wrong = 0;
    for (int i = 0; i < n; ++i) {
        wrong += y[i] != 2.0f * x[i] + 1.0f;
    }
    check(cudaFree(device_x), "cudaFree");
    check(cudaFree(device_y), "cudaFree");
    printf("saxpy: %d of %d values wrong\n", wrong, n);
    return wrong != 0;
}
