// shows: which places give a lambda a wrapper, and which forbid it
// flags: --extended-lambda
// prelude: none
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __global__ __attribute__((global))
template <typename F> int use(F) { return 1; }
// decision places
struct M { int a = use([] __device__ { return 1; }); int b; M() : b(use([] __device__ { return 1; })) { } M(int) : b(2) { int c = use([] __device__ { return 1; }); } void d(int x = use([] __device__ {})) { struct L { int q = use([] __device__ { return 1; }); void m() { } }; } };
int g1 = use([] __device__ { auto x = [] __device__ { }; });
auto g2 = [] __device__ { auto x = [] __device__ { }; auto y = [] __host__ __device__ { }; };
auto g3 = [] __host__ __device__ { auto x = [] __device__ { }; };
auto g4 = [] { auto x = [] __device__ { }; };
void f1() { auto a = [] __device__ { auto b = [] __device__ { }; auto c = [] __host__ __device__ { }; auto d = [] { }; auto e = [] __host__ { };}; }
void f2() { auto a = [] __host__ __device__ { auto b = [] __device__ { }; auto c = [] __host__ __device__ { }; auto d = [] { }; }; }
void f3() { auto a = [] __host__ { auto b = [] __device__ { }; }; }
void f4(int x) { auto a = [](auto q) { auto b = [] { auto c = [] __device__ { }; }; }; }
__global__ void k1() { auto a = [] __device__ { }; auto b = [] __host__ __device__ { }; }
template<class T> void t1(T x) { auto a = [=] __device__ { return x; }; struct L { void m() { auto a = [] __device__ { }; } }; }
void f5(int x = use([] __device__ { })); 
void f6() { static int s = use([] __device__ { }); int y = use([x = 1] __host__ __device__ { }); }
void f7() { struct L { static int m() { auto l = [] __device__ { }; return 1; } }; auto z = [] { struct K { void m() { auto l = [] __device__ { }; } }; }; }
namespace { struct AN { void m() { auto l = [] __device__ { }; } private: struct I { void m() { auto l = [] __device__ { }; struct II { }; } }; }; }
union UU { void m() { auto l = [] __device__ { }; } };
class CC { template<class T> void pt(T) { auto l = [] __device__ { }; } static void ps() { auto l = [] __device__ { }; } protected: class PP { public: void m() { auto l = [] __device__ { }; template_(1); } template<class T> static void template_(T) { auto l = [] __device__ { }; } }; };
