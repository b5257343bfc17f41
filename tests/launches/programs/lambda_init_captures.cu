// Captures with initializers: expressions, moved objects, constants, and names that hide others.
#include "launch.h"
struct Table {
    int values[4];
    __host__ __device__ int at(int i) const { return values[i]; }
};
Table make(int first) { return Table{{first, first + 1, first + 2, first + 3}}; }
int main() {
    Buffer<int> out(4);
    constexpr int constant = 5;
    const int known = 6;
    int n = 2;
    apply<<<1, 4>>>(4, [data = out.data, n = n * 10, table = make(40)] __device__(int i) { data[i] = table.at(i) + n; });
    apply<<<1, 4>>>(4, [data = out.data, n] __device__(int i) { data[i] += n + constant + known; });
    apply<<<1, 4>>>(4, [data = out.data, wide = static_cast<long long>(n) << 33, bit = n == 2] __device__(int i) {
        data[i] += static_cast<int>(wide >> 33) + bit;
    });
    out.print("out");
}
