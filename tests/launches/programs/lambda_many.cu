// Several lambdas on one line, in nested blocks, in conditions, loops and arguments, in several functions.
#include "launch.h"
template <class F, class G> __global__ void two(int count, F f, G g, int *out) {
    int i = threadIdx.x;
    if (i < count) out[i] += f(i) * g(i);
}
void one(int *out) { two<<<1, 4>>>(4, [=] __device__(int i) { return i + 1; }, [] __device__(int) { return 10; }, out); }
static void other(int *out, int count) {
    for (int round = 0; round < 2; round++) {
        if (round) {
            auto step = [=] __device__(int i) { out[i] += round; };
            apply<<<1, count>>>(count, step);
        } else {
            apply<<<1, count>>>(count, [=] __device__(int i) { out[i] -= 5; });
        }
    }
    switch (count) {
    case 4: apply<<<1, 4>>>(count, [out] __device__(int i) { out[i] *= 2; }); break;
    default: apply<<<1, 4>>>(count, [out] __device__(int i) { out[i] *= 3; });
    }
}
int main() {
    Buffer<int> out(4);
    one(out.data);
    other(out.data, 4);
    int *data = out.data;
    auto a = [=] __device__(int i) { data[i] += 1; }; auto b = [=] __device__(int i) { data[i] += 2; };
    apply<<<1, 4>>>(4, a), apply<<<1, 4>>>(4, b);
    out.print("out");
}
