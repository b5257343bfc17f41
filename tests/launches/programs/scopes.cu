// Kernels in namespaces, inline and unnamed ones, static and extern "C" ones, and friends of classes.
#include "launch.h"
namespace a {
inline namespace v1 {
namespace b {
__global__ void kernel(int *out) { out[0] = 1; }
}
}
namespace {
__global__ void kernel(int *out) { out[1] = 2; }
template <class T> __global__ void generic(T *out) { out[2] = 3; }
struct Local {
    int value;
};
}
}
static __global__ void hidden(int *out, a::Local local) { out[3] = local.value; }
extern "C" __global__ void plain(int *out) { out[4] = 5; }
class Friendly {
    int value;
    friend __global__ void friendly(int *out, Friendly object);
    template <class T> friend __global__ void friendly_too(int *out, T object);

  public:
    explicit Friendly(int value) : value(value) {}
    void run(int *out);
};
__global__ void friendly(int *out, Friendly object) { out[5] = object.value; }
template <class T> __global__ void friendly_too(int *out, T object) { out[6] = object.value; }
void Friendly::run(int *out) {
    friendly<<<1, 1>>>(out, *this);
    friendly_too<<<1, 1>>>(out, *this);
}
int main() {
    Buffer<int> out(7);
    a::b::kernel<<<1, 1>>>(out.data);
    a::kernel<<<1, 1>>>(out.data);
    a::generic<<<1, 1>>>(out.data);
    hidden<<<1, 1>>>(out.data, a::Local{4});
    plain<<<1, 1>>>(out.data);
    Friendly(6).run(out.data);
    out.print("out");
}
