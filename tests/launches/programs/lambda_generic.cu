// Generic device lambdas and lambdas that call other function objects they capture.
#include "launch.h"
struct Add {
    int by;
    template <class T> __host__ __device__ T operator()(T value) const { return value + static_cast<T>(by); }
};
template <class F, class G> void both(int count, F f, G g) {
    apply<<<1, 8>>>(count, [=] __device__(int i) {
        f(i);
        g(i);
    });
}
int main() {
    Buffer<double> out(4);
    double *data = out.data;
    Add add{3};
    apply<<<1, 4>>>(4, [=] __device__(auto i) { data[i] = add(i) + add(0.5); });
    both(4, [=] __device__(int i) { data[i] *= 2; }, [=] __device__(int i) { data[i] -= add(1); });
    out.print("out");
}
