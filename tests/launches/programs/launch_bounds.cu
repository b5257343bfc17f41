// Kernels with bounds, and shared memory of all kinds.
#include "launch.h"
template <int N> __global__ void __launch_bounds__(N, 2) bounded(int *out) { out[threadIdx.x % 4] = N; }
__global__ __launch_bounds__(128) void fixed(int *out) { out[0] += 1; }
__global__ void __maxnreg__(32) few_registers(int *out) { out[1] += 2; }
__global__ void shared_memory(int *out) {
    __shared__ int line[4];
    extern __shared__ int dynamic[];
    line[threadIdx.x] = threadIdx.x;
    dynamic[threadIdx.x] = 10 * threadIdx.x;
    __syncthreads();
    out[threadIdx.x] += line[3 - threadIdx.x] + dynamic[threadIdx.x];
}
__global__ void constant_argument(const __grid_constant__ int value, int *out) { out[3] += value; }
int main() {
    Buffer<int> out(4);
    bounded<64><<<1, 64>>>(out.data);
    bounded<128><<<1, 128>>>(out.data);
    fixed<<<1, 1>>>(out.data);
    few_registers<<<1, 1>>>(out.data);
    shared_memory<<<1, 4, 4 * sizeof(int)>>>(out.data);
    constant_argument<<<1, 1>>>(1000, out.data);
    out.print("out");
}
