// flags: --extended-lambda --c++20
// Generic lambdas for host and device have no wrapper where the message about them is suppressed
#pragma nv_diag_suppress 20157
void generic(int x) { auto l = [=] __host__ __device__ (auto q) { return x + q; }; auto m = [=] __host__ __device__ (int q) { return x + q; }; auto n = [] __host__ __device__ <class T>(T q) mutable { return q; };  auto o = [] __device__ <class T>(T q) { return q; }; }
