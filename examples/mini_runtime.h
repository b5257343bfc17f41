// The part of the CUDA runtime's interface that saxpy.cu uses, so that the front end can translate that program
// where no toolkit is installed. nvcc defines __CUDACC__ and reads the real header by itself.
#pragma once

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))

typedef decltype(sizeof 0) size_t;

struct __attribute__((device_builtin)) uint3 {
    unsigned int x, y, z;
};

struct __attribute__((device_builtin)) dim3 {
    unsigned int x, y, z;
    __host__ __device__ constexpr dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1)
        : x(vx), y(vy), z(vz) {}
};

extern const uint3 __device__ __attribute__((device_builtin)) threadIdx;
extern const uint3 __device__ __attribute__((device_builtin)) blockIdx;
extern const dim3 __device__ __attribute__((device_builtin)) blockDim;
extern const dim3 __device__ __attribute__((device_builtin)) gridDim;

typedef struct CUstream_st *cudaStream_t;
enum cudaError { cudaSuccess = 0, cudaErrorInvalidValue = 1 };
typedef enum cudaError cudaError_t;
enum cudaMemcpyKind { cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost };

extern "C" {
cudaError_t cudaMalloc(void **pointer, size_t bytes);
cudaError_t cudaFree(void *pointer);
cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes, cudaMemcpyKind kind);
cudaError_t cudaGetLastError();
const char *cudaGetErrorString(cudaError_t error);
unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, CUstream_st *stream = nullptr);
int printf(const char *format, ...);
[[noreturn]] void exit(int status);
}

template <class T> cudaError_t cudaMalloc(T **pointer, size_t bytes) {
    return cudaMalloc(reinterpret_cast<void **>(pointer), bytes);
}
