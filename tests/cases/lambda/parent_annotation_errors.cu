// shows: annotations of parents that name nothing, or something else
// flags: --extended-lambda
void f() { auto l = [] __nv_parent(zzz) __device__ () {}; }
void g() { auto m = [] __nv_parent(3) __device__ () {}; }
void h() { auto n = [] __nv_parent(&g) __device__ () {}; }
