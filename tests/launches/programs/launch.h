// What the programs share: kernels that apply a function object, and checks of the runtime's calls.
#pragma once
#include <cstdio>
#include <cstdlib>

inline void check(cudaError_t error, int line) {
    if (error != cudaSuccess) {
        std::printf("line %d: %s\n", line, cudaGetErrorString(error));
        std::exit(1);
    }
}
#define CHECK(call) check(call, __LINE__)

template <class F> __global__ void apply(int count, F function) {
    int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index < count) function(index);
}

// Device memory for `count` elements, and its contents when the device has come to rest.
template <class T> struct Buffer {
    T *data;
    int count;
    explicit Buffer(int count) : data(nullptr), count(count) {
        CHECK(cudaMalloc(&data, count * sizeof(T)));
        CHECK(cudaMemset(data, 0, count * sizeof(T)));
    }
    ~Buffer() { cudaFree(data); }
    Buffer(const Buffer &) = delete;
    void print(const char *what) const {
        CHECK(cudaDeviceSynchronize());
        T *host = new T[count];
        CHECK(cudaMemcpy(host, data, count * sizeof(T), cudaMemcpyDeviceToHost));
        std::printf("%s:", what);
        for (int i = 0; i < count; i++) std::printf(" %g", static_cast<double>(host[i]));
        std::printf("\n");
        delete[] host;
    }
};
