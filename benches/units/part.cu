// One part of the generated unit: the benches repeat it, each time in a namespace of its own.
template <class T, class = void> struct is_small {
    static constexpr bool value = false;
};
template <class T> struct is_small<T, decltype(static_cast<void>(sizeof(T[1])))> {
    static constexpr bool value = sizeof(T) <= 2 * sizeof(void *);
};
template <bool, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> {
    typedef T type;
};

template <class T> class Span {
public:
    using value_type = T;
    using pointer = T *;
    typedef const T *const_pointer;
    __host__ __device__ constexpr Span(pointer data, size_t size) noexcept : data_(data), size_(size) {}
    template <class Other, class = typename enable_if<is_small<Other>::value>::type>
    __host__ __device__ Span(const Span<Other> &other) : data_(other.data()), size_(other.size()) {}
    __host__ __device__ constexpr pointer data() const noexcept { return data_; }
    __host__ __device__ constexpr size_t size() const noexcept { return size_; }
    __host__ __device__ T &operator[](size_t index) const { return data_[index]; }
    pointer begin() const { return data_; }
    pointer end() const { return data_ + size_; }

private:
    pointer data_ = nullptr;
    size_t size_ = 0u;
};

enum class Order : unsigned char { rising, falling = 4, none };

struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0;
};
struct Rectangle final : public Shape {
    double width, height;
    Rectangle(double w, double h) : width(w), height(h) {}
    double area() const override { return width * height; }
};

constexpr unsigned int tile = 16;
__constant__ float coefficients[tile];
__device__ int counter = 0;

template <class T> __device__ inline T largest(T a, T b) { return a < b ? b : a; }

template <class T, unsigned int Size> __global__ void scan(Span<T> values, const T *__restrict__ weights, int n) {
    __shared__ T partial[Size];
    const unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    partial[threadIdx.x] = i < n ? values[i] * weights[i] : T(0);
    for (unsigned int offset = 1; offset < Size; offset <<= 1) {
        T term = T();
        if (threadIdx.x >= offset) {
            term = partial[threadIdx.x - offset];
        } else if (offset == 1u && threadIdx.x == 0) {
            term = largest(term, static_cast<T>(coefficients[offset]));
        }
        partial[threadIdx.x] += term;
    }
    values[i] = partial[threadIdx.x];
}

__global__ void count(int *out, unsigned int n) {
    switch (n % 3) {
    case 0: *out = counter++; break;
    case 1: do { --n; } while (n > 10); break;
    default: *out = sizeof(Order) + (n ? 1 : -1) * 0x7f;
    }
}

inline int run(float *data, int n, int *out) {
    Rectangle rectangle(2.5, 1e-3);
    scan<float, 256><<<(n + 255) / 256, 256>>>(Span<float>(data, n), data, n);
    count<<<dim3(1, 2), 32>>>(out, static_cast<unsigned int>(n));
    auto twice = [=](int x) -> int { return x * 2 + static_cast<int>(rectangle.area()); };
    if (cudaError_t error = cudaGetLastError()) {
        printf("%s: %s\n", "launch", cudaGetErrorString(error));
        return twice(1);
    }
    return 0;
}
