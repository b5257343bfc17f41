// shows: The pragma before a function template is for what is made of it: calls in the template itself are checked.
int unit_anchor = 1; __device__ int dev(int); struct F { __device__ int operator()(int) const; };
#pragma nv_exec_check_disable
template <class T> __host__ __device__ void t1(T t) { dev(1); t(1); }
template __host__ __device__ void t1(F);
#pragma nv_exec_check_disable
template <class T> void t2(T t) { t(1); }
template void t2(F);
struct S {
#pragma nv_exec_check_disable
 template <class T> __host__ __device__ auto m(T t) { return t(1); }
#pragma nv_exec_check_disable
 template <class T> __host__ __device__ constexpr int n(T t) const { return t(1); }
};
int use(S s) { return s.m(F()) + s.n(F()); }
template <class T> struct C {
#pragma nv_exec_check_disable
 __host__ __device__ auto m(T t) { return t(1); }
 __host__ __device__ auto k(T t) { return t(1); }
#pragma nv_exec_check_disable
 template <class U> __host__ __device__ auto n(U t) { return t(1); }
};
int use2(C<F> c) { return c.m(F()) + c.n(F()) + c.k(F()); }
template struct C<F>;
template <class T> __host__ __device__ auto late(T t);
#pragma nv_exec_check_disable
template <class T> __host__ __device__ auto late(T t) { return t(1); }
#pragma nv_exec_check_disable
template <class T> __host__ __device__ auto early(T t);
template <class T> __host__ __device__ auto early(T t) { return t(1); }
int use3() { return late(F()) + early(F()); }
enum class id { A, B }; template <id I> struct i2t { typedef int type; };
#pragma nv_exec_check_disable
template <template <id> typename M = i2t, typename F, typename... Ts>
__host__ __device__ constexpr decltype(auto) disp(id d, F f, Ts &&...args) { switch (d) { case id::A: return f.template operator()<typename M<id::A>::type>(args...); default: return f.template operator()<typename M<id::B>::type>(args...); } }
#pragma nv_exec_check_disable
template <typename F> __host__ __device__ auto d2(F f) { return f.template operator()<int>(1); }
#pragma nv_exec_check_disable
template <typename F> __host__ __device__ constexpr int d3(F f) { return f.template operator()<int>(1); }
struct fn { template <class T> __device__ int operator()(int a) { return a; } };
__device__ int use(int i) { return disp(id::A, fn{}, i) + d2(fn{}) + d3(fn{}); }
struct V { template <class T> __device__ int m(int i) const { return disp(id::A, fn{}, i); } __device__ int n(int i) const { return disp(id::A, fn{}, i); } };
__global__ void k() { V v; v.n(1); v.m<int>(1); d2(fn{}); }
template <class T> struct W { __device__ int n(int i) const { return disp(id::A, fn{}, i); } }; __device__ int u2(W<int> w) { return w.n(1); }
