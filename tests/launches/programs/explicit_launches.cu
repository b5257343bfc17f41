// Kernels launched through the runtime's functions, by name, by pointer and with attributes.
#include "launch.h"
__global__ void store(int *out, int value) { *out = value; }
template <class T> __global__ void add(T *out, T value) { *out += value; }
int main() {
    Buffer<int> out(4);
    int *data = out.data, value = 11;
    void *arguments[] = {&data, &value};
    CHECK(cudaLaunchKernel((const void *)store, dim3(1), dim3(1), arguments, 0, nullptr));
    CHECK(cudaLaunchKernel(add<int>, dim3(1, 1, 1), 1, arguments));
    void (*pointer)(int *, int) = store;
    pointer<<<1, 1>>>(out.data + 1, 22);
    auto by_auto = &add<int>;
    (*by_auto)<<<1, 1>>>(out.data + 1, 1);
    void (*table[])(int *, int) = {store, add<int>};
    for (auto kernel : table) kernel<<<1, 1>>>(out.data + 2, 5);
    cudaLaunchConfig_t config = {};
    config.gridDim = dim3(1), config.blockDim = dim3(1);
    CHECK(cudaLaunchKernelEx(&config, store, out.data + 3, 44));
    CHECK(cudaLaunchKernelEx(&config, add<int>, out.data + 3, 1));
    CHECK(cudaFuncSetAttribute(store, cudaFuncAttributeMaxDynamicSharedMemorySize, 1024));
    out.print("out");
}
