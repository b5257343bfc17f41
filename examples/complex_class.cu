// A class whose members run on both sides: the host and the device compute the same Mandelbrot picture.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

template <class Real> class Complex {
public:
    using value_type = Real;

    Complex() = default;
    __host__ __device__ constexpr Complex(Real re, Real im = Real()) : re_(re), im_(im) {}
    template <class Other>
    __host__ __device__ explicit constexpr Complex(const Complex<Other> &other) : re_(other.re()), im_(other.im()) {}

    __host__ __device__ constexpr Real re() const noexcept { return re_; }
    __host__ __device__ constexpr Real im() const noexcept { return im_; }
    __host__ __device__ constexpr Real norm() const { return re_ * re_ + im_ * im_; }

    __host__ __device__ Complex &operator+=(const Complex &other) {
        re_ += other.re_;
        im_ += other.im_;
        return *this;
    }
    __host__ __device__ Complex &operator*=(const Complex &other) { return *this = *this * other; }

    friend __host__ __device__ constexpr Complex operator+(const Complex &a, const Complex &b) {
        return {a.re_ + b.re_, a.im_ + b.im_};
    }
    friend __host__ __device__ constexpr Complex operator*(const Complex &a, const Complex &b) {
        return {a.re_ * b.re_ - a.im_ * b.im_, a.re_ * b.im_ + a.im_ * b.re_};
    }

private:
    Real re_{}, im_{};
};

enum class Colour : unsigned char { inside, outside };

struct Picture {
    static constexpr int width = 64, height = 32;

    // The values are multiples of powers of two, so that both sides round alike.
    __host__ __device__ static Complex<double> point(int x, int y) {
        return Complex<double>(x / 32.0 - 1.5, y / 16.0 - 1.0);
    }

    __host__ __device__ static Colour colour(int x, int y) {
        const Complex<double> start = point(x, y);
        Complex<double> z;
        for (int step = 0; step < 6; ++step) {
            z = z * z + start;
            if (z.norm() > 4.0) {
                return Colour::outside;
            }
        }
        return Colour::inside;
    }
};

__global__ void draw(Colour *picture) {
    const int x = threadIdx.x, y = blockIdx.x;
    picture[y * Picture::width + x] = Picture::colour(x, y);
}

struct DeviceDeleter {
    void operator()(void *pointer) const { cudaFree(pointer); }
};

static void check(cudaError_t error, const std::string &what) {
    if (error != cudaSuccess) {
        std::printf("%s: %s\n", what.c_str(), cudaGetErrorString(error));
        std::exit(1);
    }
}

int main() {
    constexpr int size = Picture::width * Picture::height;
    Colour *raw = nullptr;
    check(cudaMalloc(&raw, size * sizeof(Colour)), "cudaMalloc");
    std::unique_ptr<Colour, DeviceDeleter> picture(raw);
    draw<<<Picture::height, Picture::width>>>(picture.get());
    check(cudaGetLastError(), "launch");
    const std::unique_ptr<Colour[]> copy(new Colour[size]);
    check(cudaMemcpy(copy.get(), picture.get(), size * sizeof(Colour), cudaMemcpyDeviceToHost), "copy");

    int wrong = 0, inside = 0;
    for (int y = 0; y < Picture::height; ++y) {
        for (int x = 0; x < Picture::width; ++x) {
            const Colour expected = Picture::colour(x, y);
            wrong += copy[y * Picture::width + x] != expected;
            inside += expected == Colour::inside;
        }
    }
    std::printf("complex class: %d points inside, %d wrong\n", inside, wrong);
    return wrong == 0 && inside > 0 ? 0 : 1;
}
