// Launches whose configuration, kernel or arguments depend on template parameters, and launches in macros.
#include "launch.h"
#define LAUNCH(kernel, grid, block, ...) kernel<<<grid, block>>>(__VA_ARGS__)
template <class T> __global__ void fill(T *out, T value) { out[threadIdx.x] = value; }
template <int Block, class T, class... Rest> __global__ void fold(T *out, Rest... rest) {
    T values[] = {T(Block), static_cast<T>(rest)...};
    for (T value : values) *out += value;
}
template <class Policy> struct Launcher {
    template <class T, class... Rest> static void run(T *out, Rest... rest) {
        fold<Policy::block><<<Policy::grid, Policy::block>>>(out, rest...);
        LAUNCH(fill<T>, 1, dim3(2), out + 1, static_cast<T>(sizeof...(rest)));
    }
    template <class T> static void start(T *out) { fill<<<1, 1>>>(out, T(1)); }
};
struct Policy {
    static constexpr int grid = 1, block = 1;
};
template <class K, class... A> void launch(K kernel, dim3 grid, dim3 block, A... arguments) {
    kernel<<<grid, block, 0, nullptr>>>(arguments...);
}
int main() {
    Buffer<long> out(3);
    Launcher<Policy>::start(out.data);
    Launcher<Policy>::run(out.data, 1, 2L, 3.9);
    launch(fill<long>, dim3(1), 1, out.data + 2, 8L);
    bool again = true;
    again ? fill<<<1, 1>>>(out.data + 1, 7L) : fold<1><<<1, 1>>>(out.data);
    (void)again, fold<4><<<1, 1>>>(out.data + 2, 'a');
    out.print("out");
}
