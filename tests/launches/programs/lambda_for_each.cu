// Device lambdas with captured pointers and numbers, given to a function template that launches.
#include "launch.h"
template <class F> void for_each(int count, F function) {
    apply<<<(count + 31) / 32, 32>>>(count, function);
    CHECK(cudaGetLastError());
}
int main() {
    Buffer<int> squares(40);
    Buffer<double> halves(8);
    int *out = squares.data, offset = 7;
    short step = 3;
    unsigned long long big = 1ull << 40;
    for_each(40, [=] __device__(int i) { out[i] = i * i + offset; });
    double *values = halves.data;
    for_each(8, [=] __device__(int i) { values[i] = i * 0.5 + step + static_cast<double>(big >> 40); });
    for_each(8, [values, step] __device__(int i) mutable { step++; values[i] += step; });
    squares.print("squares");
    halves.print("halves");
}
