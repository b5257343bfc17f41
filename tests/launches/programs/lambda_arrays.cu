// Arrays captured by value, of one to three dimensions and of class type.
#include "launch.h"
struct Pair {
    int a, b;
};
int main() {
    Buffer<int> out(6);
    int *data = out.data;
    int line[6] = {1, 2, 3, 4, 5, 6};
    short plane[2][3] = {{10, 20, 30}, {40, 50, 60}};
    const char cube[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
    Pair pairs[3] = {{1, 2}, {3, 4}, {5, 6}};
    apply<<<1, 6>>>(6, [=] __device__(int i) { data[i] = line[i] + plane[i / 3][i % 3]; });
    apply<<<1, 6>>>(6, [=] __device__(int i) { data[i] += cube[i & 1][i >> 1 & 1][0] + pairs[i % 3].b; });
    auto both = [data, line, pairs] __host__ __device__(int i) { data[i] += line[5 - i] * pairs[i % 3].a; };
    apply<<<1, 6>>>(6, both);
    out.print("out");
}
