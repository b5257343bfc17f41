// What the two units share: a device function, a device variable and a class with a static device member function.
#pragma once

extern __device__ unsigned int total;

__device__ unsigned int collatz_steps(unsigned long long value);

struct Counter {
    unsigned int *bins;
    int size;
    __device__ void add(unsigned int steps) const;
};
