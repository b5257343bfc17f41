// Thrust on both sides: values are made, sorted and counted on the device, and once more by host algorithms.
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <vector>

struct Mix {
    unsigned bins;

    __host__ __device__ unsigned operator()(unsigned i) const {
        i ^= i << 13;
        i ^= i >> 17;
        i ^= i << 5;
        return (i * 2654435769u >> 8) % bins;
    }
};

struct Square {
    __host__ __device__ unsigned long long operator()(unsigned value) const {
        return static_cast<unsigned long long>(value) * value;
    }
};

/// How often each value below `bins` occurs among `count` values, and the sum of the squares of all.
bool run(unsigned count, unsigned bins) {
    thrust::device_vector<unsigned> values(count);
    const auto first = thrust::make_counting_iterator(1u);
    thrust::transform(first, first + count, values.begin(), Mix{bins});
    const unsigned long long squares = thrust::transform_reduce(values.begin(), values.end(), Square{}, 0ull,
                                                                thrust::plus<unsigned long long>());
    thrust::sort(values.begin(), values.end());
    thrust::device_vector<unsigned> keys(bins), counts(bins);
    const auto ends = thrust::reduce_by_key(values.begin(), values.end(), thrust::make_constant_iterator(1u),
                                            keys.begin(), counts.begin());
    const auto found = static_cast<std::size_t>(ends.first - keys.begin());
    const thrust::host_vector<unsigned> host_keys(keys.begin(), ends.first);
    const thrust::host_vector<unsigned> host_counts(counts.begin(), ends.second);

    std::vector<unsigned> expected(bins);
    unsigned long long expected_squares = 0;
    for (unsigned i = 1; i <= count; ++i) {
        const unsigned value = Mix{bins}(i);
        ++expected[value];
        expected_squares += Square{}(value);
    }
    bool same = squares == expected_squares
        && found == static_cast<std::size_t>(std::count_if(expected.begin(), expected.end(), [](unsigned n) {
               return n != 0;
           }));
    for (std::size_t i = 0; same && i < found; ++i) {
        same = expected[host_keys[i]] == host_counts[i];
    }
    std::printf("thrust_histogram: %u values, %zu bins used: %s\n", count, found, same ? "right" : "wrong");
    return same;
}

int main() {
    try {
        return run(100000, 256) && run(1, 8) ? 0 : 1;
    } catch (const std::exception &error) {
        std::printf("thrust_histogram: %s\n", error.what());
        return 1;
    }
}
