// shows: captured types and types of call operators in explicit instantiations; arrays behind references
// flags: --extended-lambda
struct D { D(int); D(const D &); };
void n0(D (&a)[2]) { auto l = [a] __device__ { }; }
template<class T> void n(T &a) { auto l = [a] __device__ { }; }
template<class T> void n2(T a) { T b[2] = {a, a}; auto l = [b] __device__ { }; }
template<class T> void n3(T a) { T b[2] = {a, a}; auto l = [=] __device__ { return b[0]; }; }
template<class T> void h(T t) { auto l = [=] __host__ __device__ (T, int) { return t; }; }
template<class T> void h2(T t) { auto l = [] __host__ __device__ (int) { return T(); }; }
template<class T> void h3(T t) { auto l = [] __host__ __device__ (int) -> T { return T(); }; }
auto make() { struct L { }; return L{}; }
using L = decltype(make());
template void n(D (&)[2]);
template void n2(D);
template void n3(D);
template void h<L>(L);
template void h2<L>(L);
template void h3<L>(L);
