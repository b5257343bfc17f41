// Kernels with arguments of every size and form, and every number of launch arguments.
#include "launch.h"
enum Color { red, green = 200 };
enum class Small : unsigned char { a, b = 9 };
struct Empty {};
struct Odd {
    char bytes[3];
};
struct alignas(16) Wide {
    float x, y, z, w;
};
union Either {
    int i;
    float f;
};
__global__ void store(double *out, bool b, char c, short s, int i, long l, long long ll, float f, double d) {
    out[0] = b + c + s + i + l + ll + f + d;
}
__global__ void classes(double *out, Empty, Odd odd, Wide wide, Either either, Color color, Small small) {
    out[1] = odd.bytes[2] + wide.w + either.f + color + static_cast<int>(small);
}
__global__ void pointers(double *out, const char *const *, void (*)(int), const Wide *null) { out[2] = null == nullptr; }
__global__ void nothing() {}
__global__ void references(double *out, const int count, int *__restrict__ p) { out[3] = count; }
int main() {
    Buffer<double> out(4);
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    store<<<1, 1>>>(out.data, true, 'a', -3, 1 << 20, -1L, 1LL << 40, 0.5f, 0.25);
    classes<<<dim3(1, 1), dim3(1, 1, 1), 16>>>(out.data, Empty(), Odd{{1, 2, 3}}, Wide{1, 2, 3, 4}, Either{0}, green, Small::b);
    pointers<<<1, dim3(1), 0, stream>>>(out.data, nullptr, nullptr, nullptr);
    CHECK(cudaStreamSynchronize(stream));
    nothing<<<2, 64, 1024, 0>>>();
    nothing<<<dim3{3, 2, 1}, {4, 2}>>>();
    references<<<1, 1>>>(out.data, 12, nullptr);
    CHECK(cudaStreamDestroy(stream));
    out.print("out");
}
