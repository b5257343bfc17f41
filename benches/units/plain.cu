// A small program: kernels, their launches, and what it takes to check them.
#if __has_include(<cuda_runtime.h>)
#include <cstdio>
#else
#include "mini_runtime.h"
#endif

constexpr int edge = 16;

__constant__ float weights[edge];
__device__ unsigned int visits;

struct Matrix {
    int rows, columns;
    float *values;

    __host__ __device__ float &at(int row, int column) const { return values[row * columns + column]; }
    __host__ __device__ bool holds(int row, int column) const { return row < rows && column < columns; }
};

__device__ inline float weighted(float value, int row) { return value * weights[row % edge]; }

__global__ void multiply(Matrix a, Matrix b, Matrix product) {
    const int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
    if (!product.holds(row, column)) {
        return;
    }
    float sum = 0.0f;
    for (int i = 0; i < a.columns; ++i) {
        sum += weighted(a.at(row, i), row) * b.at(i, column);
    }
    product.at(row, column) = sum;
}

template <typename T, int Lanes> __global__ void reduce(const T *values, T *sums, int count) {
    __shared__ T partial[Lanes];
    T sum = T();
    for (int i = threadIdx.x; i < count; i += Lanes) {
        sum += values[i];
    }
    partial[threadIdx.x] = sum;
    for (int step = Lanes / 2; step > 0; step /= 2) {
        if (threadIdx.x < step) {
            partial[threadIdx.x] += partial[threadIdx.x + step];
        }
    }
    if (threadIdx.x == 0) {
        *sums = partial[0];
    }
}

static int failed(cudaError_t error, const char *what) {
    if (error == cudaSuccess) {
        return 0;
    }
    printf("%s: %s\n", what, cudaGetErrorString(error));
    return 1;
}

int main() {
    Matrix a = {64, 32, nullptr}, b = {32, 48, nullptr}, product = {64, 48, nullptr};
    float *sum = nullptr;
    Matrix *const matrices[] = {&a, &b, &product};
    for (Matrix *matrix : matrices) {
        if (failed(cudaMalloc(&matrix->values, sizeof(float) * matrix->rows * matrix->columns), "memory")) {
            return 1;
        }
    }
    if (failed(cudaMalloc(&sum, sizeof(float)), "memory")) {
        return 1;
    }
    multiply<<<dim3(3, 4), dim3(edge, edge)>>>(a, b, product);
    reduce<float, 128><<<1, 128>>>(product.values, sum, product.rows * product.columns);
    return failed(cudaGetLastError(), "launch");
}
