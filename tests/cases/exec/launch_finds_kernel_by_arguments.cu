// shows: the arguments of a launch find kernels in their namespaces; what does not fit is told once
// flags: --frandom-seed=7
namespace n {
struct K { };
__global__ void g(K) { }
template <class T> __global__ void t(T, K) { }
}
void f(n::K k) {
  g<<<1, 1>>>(k);
  t<<<1, 1>>>(3, k);
  auto l = [&] { g<<<1, 1>>>(k); };
  l();
  return g<<<1, 1>>>(k);
}
template <class T> void later(T k) { g<<<1, 1>>>(k); found_later<<<1, 1>>>(k); }
namespace n { __global__ void found_later(K) { } }
void h(n::K k) { later(k); }
template <class T> struct A { T k; void go() { g<<<1, 1>>>(k); g<<<1, 1>>>(n::K()); } };
template struct A<n::K>;
