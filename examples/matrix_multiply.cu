// C = A * B by square tiles that each block keeps in shared memory.
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                    \
    do {                                                                               \
        const cudaError_t error_ = (call);                                             \
        if (error_ != cudaSuccess) {                                                   \
            std::printf("%s: %s\n", #call, cudaGetErrorString(error_));                \
            std::exit(1);                                                              \
        }                                                                              \
    } while (0)

struct Matrix {
    int rows, columns;
    float *values;

    __host__ __device__ float &at(int row, int column) { return values[row * columns + column]; }
    __host__ __device__ const float &at(int row, int column) const { return values[row * columns + column]; }
    std::size_t bytes() const { return sizeof(float) * rows * columns; }
};

template <int Tile>
__global__ void __launch_bounds__(Tile *Tile) multiply(const Matrix a, const Matrix b, Matrix c) {
    __shared__ float left[Tile][Tile];
    __shared__ float right[Tile][Tile + 1];
    const int row = blockIdx.y * Tile + threadIdx.y;
    const int column = blockIdx.x * Tile + threadIdx.x;

    float sum = 0;
    for (int first = 0; first < a.columns; first += Tile) {
        const int k = first + threadIdx.x, l = first + threadIdx.y;
        left[threadIdx.y][threadIdx.x] = row < a.rows && k < a.columns ? a.at(row, k) : 0.0f;
        right[threadIdx.y][threadIdx.x] = l < b.rows && column < b.columns ? b.at(l, column) : 0.0f;
        __syncthreads();
#pragma unroll
        for (int i = 0; i < Tile; ++i) {
            sum += left[threadIdx.y][i] * right[i][threadIdx.x];
        }
        __syncthreads();
    }
    if (row < c.rows && column < c.columns) {
        c.at(row, column) = sum;
    }
}

static Matrix on_device(const Matrix &matrix) {
    Matrix copy = matrix;
    CHECK(cudaMalloc(&copy.values, matrix.bytes()));
    CHECK(cudaMemcpy(copy.values, matrix.values, matrix.bytes(), cudaMemcpyHostToDevice));
    return copy;
}

int main() {
    constexpr int m = 123, n = 77, k = 200, tile = 16;
    std::vector<float> a_values(m * k), b_values(k * n), c_values(m * n);
    Matrix a{m, k, a_values.data()}, b{k, n, b_values.data()}, c{m, n, c_values.data()};
    for (int i = 0; i < m * k; ++i) {
        a_values[i] = static_cast<float>(i % 7 - 3);
    }
    for (int i = 0; i < k * n; ++i) {
        b_values[i] = static_cast<float>(i % 5 - 2);
    }

    Matrix device_a = on_device(a), device_b = on_device(b), device_c = on_device(c);
    const dim3 block(tile, tile);
    const dim3 grid((n + tile - 1) / tile, (m + tile - 1) / tile);
    multiply<tile><<<grid, block>>>(device_a, device_b, device_c);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(c.values, device_c.values, c.bytes(), cudaMemcpyDeviceToHost));

    int wrong = 0;
    for (int row = 0; row < m; ++row) {
        for (int column = 0; column < n; ++column) {
            float expected = 0;
            for (int i = 0; i < k; ++i) {
                expected += a.at(row, i) * b.at(i, column);
            }
            wrong += c.at(row, column) != expected;
        }
    }
    for (Matrix *matrix : {&device_a, &device_b, &device_c}) {
        CHECK(cudaFree(matrix->values));
    }
    std::printf("matrix multiply: %d of %d values wrong\n", wrong, m * n);
    return wrong != 0;
}
