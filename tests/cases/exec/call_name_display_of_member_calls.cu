// What a message about a call shows of a call of a member in a signature.
struct S { __host__ __device__ int m(int); };
template<class T> __device__ auto called(T *t) -> decltype(t->m(1) + static_cast<long>(2)) { return 0; }
void host() { S *p = 0; called(p); }
