// Captures of what structured bindings and their stand-ins name, and of references by value.
#include "launch.h"
struct Point {
    int x;
    float y;
};
int main() {
    Buffer<float> out(4);
    float *data = out.data;
    Point point{3, 0.5f};
    int array[2] = {7, 9};
#if __cplusplus >= 201703L
    auto [x, y] = point;
    auto &[first, second] = array;
    apply<<<1, 4>>>(4, [=, x = x, y = y, f = first] __device__(int i) { data[i] = x * i + y + f; });
    apply<<<1, 4>>>(4, [data, s = second] __device__(int i) { data[i] += s; });
#else
    int x = point.x;
    float y = point.y;
    int &first = array[0], &second = array[1];
    apply<<<1, 4>>>(4, [=] __device__(int i) { data[i] = x * i + y + first; });
    apply<<<1, 4>>>(4, [data, second] __device__(int i) { data[i] += second; });
#endif
    const Point &reference = point;
    apply<<<1, 4>>>(4, [=] __device__(int i) { data[i] += reference.y; });
    out.print("out");
}
