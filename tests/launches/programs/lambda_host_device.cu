// A host-device lambda is called on both sides and its type survives copies, arguments and return values.
#include "launch.h"
template <class F> __global__ void store(F function, int *out) { *out = function(threadIdx.x + 20); }
template <class F> F same(F function) { return function; }
int main() {
    Buffer<int> results(3);
    int base = 100;
    auto twice = [=] __host__ __device__(int x) { return 2 * x + base; };
    auto copy = twice;
    std::printf("host %d %d\n", twice(1), copy(2));
    store<<<1, 1>>>(twice, results.data);
    store<<<1, 1>>>(same(copy), results.data + 1);
    auto no_capture = [] __host__ __device__(int x) noexcept { return x - 1; };
    int (*pointer)(int) = no_capture;
    std::printf("pointer %d\n", pointer(5));
    store<<<1, 1>>>(no_capture, results.data + 2);
    results.print("results");
}
