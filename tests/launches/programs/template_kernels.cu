// Kernels that are templates: types, values, templates and packs as arguments, defaults, overloads, explicit ones.
#include "launch.h"
template <class T, int N = 2> __global__ void add(T *out, T by) { out[threadIdx.x % N] += by; }
template <template <class> class Box, class T> __global__ void unbox(T *out, Box<T> box) { *out += box.value; }
template <class T> struct Holder {
    T value;
};
template <class... T> __global__ void sum(double *out, T... values) {
    double all[] = {0, static_cast<double>(values)...};
    for (double value : all) *out += value;
}
template <double (*F)(double)> __global__ void call(double *out) { *out = F(*out); }
__device__ double half(double x) { return x / 2; }
template <class T> __global__ void overloaded(T *out) { *out += 1; }
template <class T> __global__ void overloaded(T *out, int by) { *out += by; }
template <> __global__ void overloaded<float>(float *out, int by) { *out -= by; }
template <bool B> __global__ void flag(double *out) { *out += B; }
template __global__ void flag<true>(double *);
extern template __global__ void flag<false>(double *);
template __global__ void flag<false>(double *);
int main() {
    Buffer<double> doubles(2);
    Buffer<float> floats(2);
    add<<<1, 2>>>(doubles.data, 1.5);
    add<float, 1><<<1, 1>>>(floats.data, 2);
    unbox<<<1, 1>>>(doubles.data, Holder<double>{4});
    sum<<<1, 1>>>(doubles.data + 1, 1, 2.5f, 'a');
    sum<><<<1, 1>>>(doubles.data);
    call<half><<<1, 1>>>(doubles.data + 1);
    overloaded<<<1, 1>>>(floats.data);
    overloaded<<<1, 1>>>(floats.data + 1, 3);
    overloaded<<<1, 1>>>(doubles.data, 3);
    flag<true><<<1, 1>>>(doubles.data);
    flag<false><<<1, 1>>>(doubles.data);
    doubles.print("doubles");
    floats.print("floats");
}
