// Reductions of any associative operation: within a warp by shuffles, within a block through shared memory.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <type_traits>
#include <vector>

namespace reduce {

template <class T> struct Sum {
    static_assert(std::is_arithmetic<T>::value, "only numbers can be added");
    static constexpr const char *name = "sum";
    __host__ __device__ static constexpr T identity() { return T(0); }
    __host__ __device__ constexpr T operator()(T a, T b) const { return a + b; }
};

template <class T> struct Largest {
    static constexpr const char *name = "largest";
    __host__ __device__ static constexpr T identity() { return T(-1000000); }
    __host__ __device__ constexpr T operator()(T a, T b) const { return a < b ? b : a; }
};

constexpr unsigned all_lanes = 0xffffffffu;

template <class T, template <class> class Operation> __device__ __forceinline__ T in_warp(T value) {
    const Operation<T> combine{};
#pragma unroll
    for (int offset = warpSize / 2; offset > 0; offset >>= 1) {
        value = combine(value, __shfl_down_sync(all_lanes, value, offset));
    }
    return value;
}

template <class T, template <class> class Operation, int Threads>
__global__ void in_blocks(const T *__restrict__ values, int n, T *__restrict__ results) {
    static_assert(Threads % 32 == 0 && Threads <= 1024, "blocks are made of whole warps");
    __shared__ T partial[Threads / 32];
    const Operation<T> combine;

    T value = Operation<T>::identity();
    for (int i = blockIdx.x * Threads + threadIdx.x; i < n; i += gridDim.x * Threads) {
        value = combine(value, values[i]);
    }
    value = in_warp<T, Operation>(value);
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (lane == 0) {
        partial[warp] = value;
    }
    __syncthreads();
    if (warp == 0) {
        value = lane < Threads / 32 ? partial[lane] : Operation<T>::identity();
        value = in_warp<T, Operation>(value);
        if (lane == 0) {
            results[blockIdx.x] = value;
        }
    }
}

}  // namespace reduce

void check(cudaError_t error, const char *what) {
    if (error != cudaSuccess) {
        std::printf("%s: %s\n", what, cudaGetErrorString(error));
        std::exit(1);
    }
}

namespace {

template <class T, template <class> class Operation> bool run(const std::vector<T> &values, const char *type) {
    using Op = Operation<T>;
    constexpr int threads = 256, blocks = 32;
    const int n = static_cast<int>(values.size());
    T *input = nullptr, *output = nullptr;
    check(cudaMalloc(&input, sizeof(T) * n), "cudaMalloc");
    check(cudaMalloc(&output, sizeof(T) * blocks), "cudaMalloc");
    check(cudaMemcpy(input, values.data(), sizeof(T) * n, cudaMemcpyHostToDevice), "copy in");
    reduce::in_blocks<T, Operation, threads><<<blocks, threads>>>(input, n, output);
    check(cudaGetLastError(), "first launch");
    reduce::in_blocks<T, Operation, threads><<<1, threads>>>(output, blocks, output);
    check(cudaGetLastError(), "second launch");
    T result{};
    check(cudaMemcpy(&result, output, sizeof result, cudaMemcpyDeviceToHost), "copy back");
    cudaFree(input);
    cudaFree(output);
    const T expected = std::accumulate(values.begin(), values.end(), Op::identity(), Op{});
    std::printf("%s of %s: %s\n", Op::name, type, result == expected ? "right" : "wrong");
    return result == expected;
}

}  // namespace

int main() {
    std::vector<int> whole(100003);
    std::vector<double> real(50001);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        whole[i] = static_cast<int>((i * 7919) % 1009) - 500;
    }
    std::transform(whole.begin(), whole.begin() + real.size(), real.begin(), [](int value) { return value * 0.5; });
    bool right = run<int, reduce::Sum>(whole, "int");
    right &= run<int, reduce::Largest>(whole, "int");
    right &= run<double, reduce::Sum>(real, "double");
    right &= run<double, reduce::Largest>(real, "double");
    return right ? 0 : 1;
}
