// shows: a __device__ function that a __host__ __device__ one overrides, and the other pairs
struct A { __device__ virtual void f(); virtual void g(); __host__ __device__ virtual void h(); __device__ virtual int i(int); };
struct B : A { __host__ __device__ void f(); };
struct C : A { __host__ __device__ void g() override; __device__ void h(); __host__ __device__ int i(int) override; };
template<class T> struct D : A { __host__ __device__ void f() override; };
D<int> d;
