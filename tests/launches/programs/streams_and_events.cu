// The order of launches, copies and events in several streams.
#include "launch.h"
__global__ void add(int *out, int by) { atomicAdd(out, by); }
int main() {
    Buffer<int> out(2);
    cudaStream_t streams[3];
    cudaEvent_t event;
    CHECK(cudaEventCreate(&event));
    for (cudaStream_t &stream : streams) CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < 3; i++) {
        add<<<i + 1, 32, 0, streams[i]>>>(out.data, i);
        add<<<1, 32, i * 16, streams[2 - i]>>>(out.data + 1, 1);
    }
    CHECK(cudaEventRecord(event, streams[0]));
    CHECK(cudaStreamWaitEvent(streams[1], event, 0));
    add<<<1, 1, 0, streams[1]>>>(out.data, 1000);
    for (cudaStream_t &stream : streams) CHECK(cudaStreamSynchronize(stream));
    for (cudaStream_t &stream : streams) CHECK(cudaStreamDestroy(stream));
    CHECK(cudaEventDestroy(event));
    out.print("out");
}
