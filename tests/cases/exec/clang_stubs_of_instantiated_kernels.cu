// flags: --clang --clang_version=160000
// Explicit instantiations of kernels for clang: the stub is declared before each; names of parameters are the template's
template <class T> __global__ void tk(T *p) { *p = 1; } template __global__ void tk<int>(int *); extern template __global__ void tk<long>(long *); template __global__ void tk(float *p);
template <class... A> __global__ void vk(A... a) {} template __global__ void vk<int, char>(int, char);
struct S {}; template <class T> __global__ void cs(T t, void (*f)(T), int) {} template __global__ void cs<S>(S, void (*)(S), int q);
namespace n { template <class T> __global__ void nk(T) {} } template __global__ void n::nk<char>(char c);
