// The unit that defines what counter.h declares.
#include "counter.h"

__device__ unsigned int total = 0;

__device__ unsigned int collatz_steps(unsigned long long value) {
    unsigned int steps = 0;
    while (value != 1) {
        value = value % 2 == 0 ? value / 2 : 3 * value + 1;
        ++steps;
    }
    return steps;
}

__device__ void Counter::add(unsigned int steps) const {
    atomicAdd(&bins[steps % size], 1u);
    atomicAdd(&total, steps);
}
