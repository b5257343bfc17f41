// shows: functions for the device whose return types would be deduced, through pointers and references
__device__ auto *a1() { static int z; return &z; }
__device__ const auto a2() { return 1; }
__device__ const auto *a3() { static int z; return &z; }
__device__ auto a5() -> int * { return 0; }
__device__ auto (*a6()) { static int z; return &z; }
__global__ void k();
template<class T> __device__ auto &a7(T &t) { return t; }
template<class T> __device__ const auto &a8(T &t) { return t; }
__device__ auto &a9();
struct S { __device__ auto &m(); __device__ static auto *n() { static int z; return &z; } __device__ operator auto() { return 1; } __device__ const auto &operator[](int) { static int z; return z; } };
__device__ auto &S::m() { static int z; return z; }
__host__ __device__ auto &b1() { static int z; return z; }
__device__ decltype(auto) b2() { return 1; }
__device__ auto p(); __device__ auto p() { return 1; }
__device__ auto q(); 
__device__ constexpr auto c1() { return 1; }
__device__ constexpr const auto *c2() { return (const int *)0; }
__device__ auto t() -> int; __device__ auto t2() -> decltype(auto); 
template<class T> __device__ auto u(T); template<class T> __device__ auto *u2(T);
template<class T> struct SS { __device__ auto mm(); __device__ friend auto f(SS); __device__ auto *n(T); };
template<class T> __device__ auto SS<T>::mm() { return 1; }
template<class T> __device__ auto *SS<T>::n(T t) { static T x; return &x; }
__host__ __device__ auto hd(); 
__device__ const decltype(nullptr) nn() { return nullptr; }
void l() { __device__ auto loc(); }
extern "C" __device__ auto ec();
namespace exp { 
template<class T> struct P {
  void *a;
  T t;
  __device__ auto& get_tup() { return t; }
  __device__ auto get2() { return t; }
  __device__ auto* get3() { return &t; }
  __device__ const auto& get4() const { return t; }
  auto& get5() { return t; }
  __device__ auto&& get6() { return t; }
  __device__ decltype(auto) get7() { return (t); }
};
struct Q { int t; __device__ auto& g() { return t; } __device__ auto h() { return t; } };
__device__ auto& fr() { static int z; return z; }
}
