// standards: 17 20
// Thrust algorithms over a device vector with device and host-device lambdas.
#include <thrust/device_vector.h>
#include <thrust/for_each.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/transform.h>
#include "launch.h"
template <class T> void scale(thrust::device_vector<T> &values, T by) {
    thrust::transform(values.begin(), values.end(), values.begin(), [by] __device__(T value) { return value * by; });
}
int main() {
    thrust::device_vector<float> values(5, 1.5f);
    float *data = thrust::raw_pointer_cast(values.data());
    scale(values, 2.0f);
    thrust::for_each(thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(5),
                     [=] __host__ __device__(int i) { data[i] += i; });
    CHECK(cudaDeviceSynchronize());
    float host[5];
    CHECK(cudaMemcpy(host, data, sizeof host, cudaMemcpyDeviceToHost));
    for (float value : host) std::printf("%g ", value);
    std::printf("\n");
}
