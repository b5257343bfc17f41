// Cooperative groups: tiles of a warp add up, blocks meet at a barrier of the whole grid, one launch does all steps.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

#include <cstdio>

namespace cg = cooperative_groups;

template <int Tile> __device__ float tile_sum(cg::thread_block block, float value) {
    const auto tile = cg::tiled_partition<Tile>(block);
    const float sum = cg::reduce(tile, value, cg::plus<float>());
    return tile.thread_rank() == 0 ? sum : 0.0f;
}

/// `partial` gets a sum per block, `result` the sum of these.
template <int Tile> __global__ void sum(const float *values, int count, float *partial, float *result) {
    extern __shared__ float tiles[];
    const cg::grid_group grid = cg::this_grid();
    const cg::thread_block block = cg::this_thread_block();
    float own = 0;
    for (unsigned long long i = grid.thread_rank(); i < count; i += grid.size()) own += values[i];
    tiles[block.thread_rank()] = tile_sum<Tile>(block, own);
    block.sync();
    if (block.thread_rank() == 0) {
        float all = 0;
        for (unsigned i = 0; i < block.size(); i++) all += tiles[i];
        partial[blockIdx.x] = all;
    }
    grid.sync();
    if (grid.thread_rank() == 0) {
        *result = 0;
        for (unsigned i = 0; i < gridDim.x; i++) *result += partial[i];
    }
}

int main() {
    const int blocks = 4, threads = 128;
    int count = 4096;
    float *values = nullptr, *partial = nullptr, *result = nullptr;
    cudaMallocManaged(&values, count * sizeof(float));
    cudaMallocManaged(&partial, blocks * sizeof(float));
    cudaError_t error = cudaMallocManaged(&result, sizeof(float));
    if (error == cudaSuccess) {
        for (int i = 0; i < count; i++) values[i] = static_cast<float>(i % 3);
        void *arguments[] = {&values, &count, &partial, &result};
        error = cudaLaunchCooperativeKernel((void *)sum<32>, dim3(blocks), dim3(threads), arguments, threads * sizeof(float));
    }
    if (error == cudaSuccess) error = cudaDeviceSynchronize();
    if (error != cudaSuccess) {
        std::printf("no result: %s\n", cudaGetErrorString(error));
        return 2;
    }
    const bool right = *result == 4095.0f;
    std::printf("sum %g: %s\n", *result, right ? "right" : "wrong");
    cudaFree(values), cudaFree(partial), cudaFree(result);
    return right ? 0 : 1;
}
