// Lambdas of the program run on the device over a device vector: nvcc needs --extended-lambda for them.
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/for_each.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/transform_reduce.h>

#include <cstdio>
#include <exception>

/// A body of points in the plane that turns around the origin.
class Points {
    thrust::device_vector<float> xs, ys;

    template <class F> void for_each(F function) const {
        const auto first = thrust::make_counting_iterator(0);
        thrust::for_each(thrust::device, first, first + static_cast<int>(xs.size()), function);
    }

  public:
    explicit Points(int count) : xs(count), ys(count) {}

    void reset() {
        float *x = thrust::raw_pointer_cast(xs.data()), *y = thrust::raw_pointer_cast(ys.data());
        for_each([=] __device__(int i) {
            x[i] = static_cast<float>(i % 7);
            y[i] = static_cast<float>(i % 5);
        });
    }

    void quarter_turn() {
        float *x = thrust::raw_pointer_cast(xs.data()), *y = thrust::raw_pointer_cast(ys.data());
        const float matrix[2][2] = {{0, -1}, {1, 0}};
        for_each([=] __host__ __device__(int i) {
            const float old_x = x[i], old_y = y[i];
            x[i] = matrix[0][0] * old_x + matrix[0][1] * old_y;
            y[i] = matrix[1][0] * old_x + matrix[1][1] * old_y;
        });
    }

    template <class T> T sum_of_squares() const {
        const auto square = [] __host__ __device__(float value) -> T { return static_cast<T>(value) * value; };
        const auto add = [] __host__ __device__(T a, T b) { return a + b; };
        return thrust::transform_reduce(xs.begin(), xs.end(), square, T(), add) +
               thrust::transform_reduce(ys.begin(), ys.end(), square, T(), add);
    }
};

int main() {
    const int count = 70000;
    try {
        Points points(count);
        points.reset();
        const double before = points.sum_of_squares<double>();
        points.quarter_turn();
        const auto after = points.sum_of_squares<long long>();
        // Every 35 points have each pair of coordinates once: 5 * (0 + 1 + 4 + .. + 36) + 7 * (0 + 1 + .. + 16).
        const bool right = before == count / 35 * 665.0 && after == count / 35 * 665LL;
        std::printf("%d points: %.0f before, %lld after the turn: %s\n", count, before, after, right ? "right" : "wrong");
        return right ? 0 : 1;
    } catch (const std::exception &error) {
        std::printf("no result: %s\n", error.what());
        return 2;
    }
}
