// shows: operators, conversions and literal operators as parents of wrapped lambdas
// flags: --extended-lambda --c++20 --frandom-seed=7
struct G { void operator<(int) { auto f = [] __device__ { }; } void operator<<(int) { auto f = [] __device__ { }; } void operator<=(int) { auto f = [] __device__ { }; } void operator->*(int) { auto f = [] __device__ { }; } int operator<=>(const G &) const { auto f = [] __device__ { }; return 0; } void operator<<=(int) { auto f = [] __device__ { }; } template <typename T> void operator<<(T *) { auto f = [] __device__ { }; } template <typename T> void operator<(T *) { auto f = [] __device__ { }; } void *operator new(size_t n) { auto f = [] __device__ { }; return 0; } void operator delete(void *) { auto f = [] __device__ { }; } void operator&&(int) { auto f = [] __device__ { }; } G *operator->() { auto f = [] __device__ { }; return this; } operator const int *() { auto f = [] __device__ { }; return 0; } template <typename T> operator T() { auto f = [] __device__ { }; return T(); } template <typename T> void operator()(T) { auto f = [] __device__ { }; } };
template <typename T> void operator<(T *, G) { auto f = [] __device__ { }; }
void operator<(G, G) { auto f = [] __device__ { }; }
void operator<<(G, G) { auto f = [] __device__ { }; }
template <typename T> void operator<<(T *, G) { auto f = [] __device__ { }; }
int operator""_x(unsigned long long) { auto f = [] __device__ { }; return 0; }
namespace n { void operator<(G, G) { auto f = [] __device__ { }; } }
