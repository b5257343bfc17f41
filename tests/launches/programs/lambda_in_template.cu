// Lambdas whose parents are function templates and members of class templates, each with several arguments.
#include "launch.h"
template <class T, int N> void fill(T *out, T value) {
    apply<<<1, N>>>(N, [=] __device__(int i) { out[i] = value + static_cast<T>(i * N); });
}
template <class T> struct Vector {
    T *data;
    template <class U> void add(U by) {
        T *out = data;
        apply<<<1, 4>>>(4, [=] __device__(int i) { out[i] += static_cast<T>(by); });
    }
    void negate() {
        T *out = data;
        auto body = [out] __host__ __device__(int i) { out[i] = -out[i]; };
        apply<<<1, 4>>>(4, body);
    }
};
template <class... T> void all(T *...out) {
    int unused[] = {(fill<T, 2>(out, T(1)), 0)...};
    (void)unused;
}
int main() {
    Buffer<int> ints(4);
    Buffer<float> floats(4);
    fill<int, 4>(ints.data, 10);
    fill<float, 3>(floats.data, 0.25f);
    all(ints.data, floats.data);
    Vector<int> first{ints.data};
    first.add(2.9);
    first.add('\1');
    first.negate();
    Vector<float>{floats.data}.add(1L);
    ints.print("ints");
    floats.print("floats");
}
