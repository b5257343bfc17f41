// Destructors of the elements of arrays and of exceptions run where the function does
namespace n0 { struct D { __device__ ~D(); __device__ D(int); }; void f() { throw D(3); } }
namespace n1 { struct D { __device__ ~D(); __device__ D(int); __device__ D(const D &); }; void f(D &d) { throw d; } }
namespace n2 { struct D { __device__ ~D(); D(int); }; void f() { throw D(3); } void g() { throw D{3}; } }
namespace n3 { struct D { __device__ ~D(); D(int); }; void f() { D arr[2] = {1, 2}; D a2[2] = {D(1), D(2)}; }  }
namespace n4 { struct D { __device__ ~D(); D(int = 0); }; void f() { D arr[2]; static D a2[2]; static D s(2); D m[2][2]; D *p = new D[3]; } D g() { return D(3); } }
