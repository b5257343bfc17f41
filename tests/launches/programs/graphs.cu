// Launches captured into a graph that runs twice.
#include "launch.h"
__global__ void add(int *out, int by) { *out += by; }
__global__ void twice(int *out) { *out *= 2; }
int main() {
    Buffer<int> out(1);
    cudaStream_t stream;
    cudaGraph_t graph;
    cudaGraphExec_t runnable;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaDeviceSynchronize());
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    add<<<1, 1, 0, stream>>>(out.data, 3);
    twice<<<1, 1, 0, stream>>>(out.data);
    CHECK(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaGraphInstantiate(&runnable, graph, 0));
    for (int i = 0; i < 2; i++) CHECK(cudaGraphLaunch(runnable, stream));
    CHECK(cudaStreamSynchronize(stream));
    CHECK(cudaGraphExecDestroy(runnable));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaStreamDestroy(stream));
    out.print("out");
}
