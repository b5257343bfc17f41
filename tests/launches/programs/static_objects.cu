// Launches from constructors of static objects and from inline functions, before and after main's own.
#include "launch.h"
__device__ int log_entries[8];
__device__ int log_count;
__global__ void write(int value) { log_entries[log_count++] = value; }
inline void log(int value) { write<<<1, 1>>>(value); }
struct Logger {
    int value;
    explicit Logger(int value) : value(value) { log(value); }
    ~Logger() { cudaDeviceSynchronize(); }
};
static Logger early(1);
template <class T> struct Lazy {
    static Logger &get() {
        static Logger logger(sizeof(T));
        return logger;
    }
};
int main() {
    log(2);
    Lazy<double>::get();
    Lazy<double>::get();
    Lazy<char[3]>::get();
    CHECK(cudaDeviceSynchronize());
    int entries[8], count;
    CHECK(cudaMemcpyFromSymbol(entries, log_entries, sizeof entries));
    CHECK(cudaMemcpyFromSymbol(&count, log_count, sizeof count));
    for (int i = 0; i < count; i++) std::printf("%d ", entries[i]);
    std::printf("of %d\n", count);
}
