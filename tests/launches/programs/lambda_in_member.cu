// Lambdas in member functions: copies of the object, local copies of members, static and const members.
#include "launch.h"
struct Scale {
    float factor;
    int shift;
    static const int extra = 2;
    void run(float *out) const {
        float f = factor;
        apply<<<1, 4>>>(4, [=] __device__(int i) { out[i] = f * i; });
#if __cplusplus >= 201703L
        apply<<<1, 4>>>(4, [=, *this] __device__(int i) { out[i] += factor + shift; });
#else
        apply<<<1, 4>>>(4, [out, self = *this] __device__(int i) { out[i] += self.factor + self.shift; });
#endif
    }
    static void fill(float *out, int count) {
        apply<<<1, 8>>>(count, [=] __device__(int i) { out[i] += extra; });
    }
    Scale &operator+=(float by) {
        factor += by;
        apply<<<1, 1>>>(1, [by] __host__ __device__(int) { (void)by; });
        return *this;
    }
};
namespace outer {
namespace {
struct Hidden {
    void run(float *out) {
        apply<<<1, 2>>>(2, [=] __device__(int i) { out[i] -= 1; });
    }
};
}
}
int main() {
    Buffer<float> out(4);
    Scale scale{1.5f, 3};
    scale += 0.5f;
    scale.run(out.data);
    Scale::fill(out.data, 4);
    outer::Hidden().run(out.data);
    out.print("out");
}
