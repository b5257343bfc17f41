// standards: 17 20
// A cooperative launch: all blocks meet at a barrier of the grid.
#include "launch.h"
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void turns(int *out, int count) {
    cg::grid_group grid = cg::this_grid();
    out[grid.thread_rank() % count] = 1;
    grid.sync();
    cg::thread_block_tile<32> warp = cg::tiled_partition<32>(cg::this_thread_block());
    if (grid.thread_rank() == 0)
        for (int i = 1; i < count; i++) out[i] += out[i - 1];
    warp.sync();
}
int main() {
    Buffer<int> out(8);
    int count = 8;
    int *data = out.data;
    void *arguments[] = {&data, &count};
    CHECK(cudaLaunchCooperativeKernel((void *)turns, 2, 32, arguments, 0, nullptr));
    CHECK(cudaLaunchCooperativeKernel(turns, dim3(1), dim3(64), arguments));
    out.print("out");
}
