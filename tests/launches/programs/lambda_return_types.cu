// Written return types, const and mutable call operators, noexcept, default arguments and references as parameters.
#include "launch.h"
template <class T, class F> __global__ void transform(const T *in, T *out, int count, F function) {
    int i = threadIdx.x;
    if (i < count) out[i] = function(in[i], i);
}
int main() {
    Buffer<float> in(4), out(4);
    float scale = 2;
    float *data = in.data;
    apply<<<1, 4>>>(4, [=] __device__(int i) -> void { data[i] = i + 0.25f; });
    transform<<<1, 4>>>(in.data, out.data, 4, [=] __device__(const float &value, int i) -> float { return value * scale + i; });
    transform<<<1, 4>>>(out.data, in.data, 4, [scale] __device__(float value, int) mutable -> double { return value * ++scale; });
    transform<<<1, 4>>>(in.data, out.data, 4, [] __host__ __device__(float value, int) noexcept -> float { return -value; });
    in.print("in");
    out.print("out");
}
