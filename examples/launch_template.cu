// Kernel templates launched from a function template that takes the kernel, its configuration and arguments.
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <utility>

template <class T> struct Span {
    T *data;
    unsigned int size;

    __device__ T &operator[](unsigned int i) const { return data[i]; }
};

struct Square {
    template <class T> __device__ T operator()(T value) const { return value * value; }
};

struct Scale {
    int factor;
    template <class T> __device__ T operator()(T value) const { return static_cast<T>(value * factor); }
};

template <class T, class Function> __global__ void apply(Span<T> values, Function function) {
    const unsigned int i = (blockIdx.y * gridDim.x + blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < values.size) {
        values[i] = function(values[i]);
    }
}

template <class T, int Step = 1> __global__ void count(Span<T> values) {
    const unsigned int i = (blockIdx.y * gridDim.x + blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < values.size) {
        values[i] = static_cast<T>(i * Step);
    }
}

void check(cudaError_t error, const char *what) {
    if (error != cudaSuccess) {
        std::printf("%s: %s\n", what, cudaGetErrorString(error));
        std::exit(1);
    }
}

template <class... Parameters, class... Arguments>
void launch(void (*kernel)(Parameters...), dim3 grid, dim3 block, Arguments &&...arguments) {
    kernel<<<grid, block>>>(std::forward<Arguments>(arguments)...);
    check(cudaGetLastError(), "launch");
}

template <class T> class Buffer {
public:
    explicit Buffer(unsigned int size) : span_{nullptr, size} { check(cudaMalloc(&span_.data, bytes()), "cudaMalloc"); }
    Buffer(const Buffer &) = delete;
    ~Buffer() { cudaFree(span_.data); }

    Span<T> span() const { return span_; }
    void copy_to(T *to) const { check(cudaMemcpy(to, span_.data, bytes(), cudaMemcpyDeviceToHost), "copy"); }

private:
    std::size_t bytes() const { return sizeof(T) * span_.size; }
    Span<T> span_;
};

template <class T> int run(const char *name, int factor) {
    constexpr unsigned int size = 1000, threads = 64;
    const dim3 block(threads), grid(4, (size + 4 * threads - 1) / (4 * threads));
    const Buffer<T> buffer(size);
    launch(count<T, 3>, grid, block, buffer.span());
    launch(apply<T, Square>, grid, block, buffer.span(), Square());
    // The other way: the launch itself is dependent.
    apply<<<grid, block>>>(buffer.span(), Scale{factor});
    check(cudaGetLastError(), "launch");

    T values[size];
    buffer.copy_to(values);
    int wrong = 0;
    for (unsigned int i = 0; i < size; ++i) {
        const T start = static_cast<T>(i * 3);
        wrong += values[i] != static_cast<T>(start * start * factor);
    }
    std::printf("launch template: %s, %d wrong\n", name, wrong);
    return wrong;
}

int main() {
    int wrong = run<int>("int", 2);
    wrong += run<long long>("long long", -1);
    wrong += run<double>("double", 3);
    return wrong != 0;
}
