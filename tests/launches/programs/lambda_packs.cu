// Lambdas in variadic templates: what is computed from packs is captured, packs of values are used in the body.
#include "launch.h"
template <class... T> __host__ __device__ int sum(T... values) {
    int all[] = {0, static_cast<int>(values)...};
    int result = 0;
    for (int value : all) result += value;
    return result;
}
template <class... T> struct Tuple {
    int values[sizeof...(T) + 1];
};
template <class... T> void store(int *out, T... values) {
    int total = sum(values...);
    Tuple<T...> tuple{{static_cast<int>(values)...}};
    apply<<<1, 2>>>(2, [=] __device__(int i) { out[i] = total + i + tuple.values[0] + static_cast<int>(sizeof...(T)); });
}
template <int... I> struct Indices {
    static void store(int *out) {
        apply<<<1, 2>>>(2, [=] __device__(int i) { out[i] += sum(I...); });
    }
};
int main() {
    Buffer<int> out(2);
    store(out.data, 1, 2.5, 'a', 4L);
    Indices<1, 20, 300>::store(out.data);
    out.print("out");
}
