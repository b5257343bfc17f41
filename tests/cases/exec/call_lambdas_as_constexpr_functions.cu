// shows: call operators of lambdas are constexpr functions unless their parameters or variables forbid it
template <class F> __host__ __device__ constexpr int call(F f) { return f(1); }
struct S { ~S(){} };
struct A { int x; };
struct N { N(){} int x; };
__device__ int h1() { return call([](int i) { asm(""); return i; }); }
__device__ int h2() { return call([](int i) { static int z; return i; }); }
__device__ int h3() { return call([](int i) { S s; return i; }); }
__device__ int h4() { return call([](int i) { int u; return i; }); }
__device__ int h5() { return call([](int i) { goto a; a: return i; }); }
__device__ int h6() { return call([](int i) { try { return i; } catch (...) { return 1; } }); }
__device__ int h7() { return call([](int i) { N n; return i; }); }
__device__ int h8() { return call([](int i) { A a; return i; }); }
__device__ int h9() { struct D { D(int); operator int(); }; return call([](D i) { return 2; }); }
__device__ int i1() { struct D { D(int); ~D(); operator int(); }; return call([](D i) { return 2; }); }
__device__ int i2() { return call([](int i) { thread_local static int z; return i; }); }
__device__ int i3() { N n; return call([n](int i) { return i; }); }
__device__ int i5() { return call([](int i) mutable { for (;;) i++; return i; }); }
__device__ int i6() { struct D { D(int); operator int(); }; return call([](int i) { return D(1); }); }
__device__ int i7() { return call([](int i) { if (i) { while (i) { S s; } } return i; }); }
__device__ int i8() { return call([](int i) { struct Q { int f() { static int z; return z; } }; return i; }); }
__device__ int i9() { return call([](int i) { auto l = [] { static int z; return z; }; return i; }); }
__device__ int j1() { return call([](auto i) { static int z; return i; }); }
__device__ int j2() { return call([](auto i) { S z; return i; }); }
