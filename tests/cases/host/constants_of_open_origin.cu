// shows: constants computed from variables that something dependent initializes
// prelude: none
struct u2 { unsigned x, y; }; struct u3 { unsigned x,y,z; }; u2 fdm(unsigned n, const u3 d); constexpr int tyc(int t) { return t + 1; }
template<int I> void a1(int n, u3 d, const int *ce) { u2 t2 = fdm(n, d); const int zt = t2.y; const int lo = ce[zt]; const int hi = ce[zt+1]; const int df = hi - lo; }
template<int I> void a2(int n, u3 d, const int *ce) { const int nty = (n + I - 1) / I; long k = d.z*nty; u2 t2 = fdm(k, d); const int zt = t2.y; const int lo = ce[zt]; const int hi = ce[zt+1]; const int df = hi - lo; }
template<int I> void a3(int n, u3 d, const int *ce) { const int nty = (n + I - 1) / I; long k = d.z*nty; const int lo = ce[n]; const int hi = ce[n+1]; const int df = hi - lo; }
template<int I> void a4(int n, u3 d, const int *ce) { const int nty = n / I; int k = d.z*nty; const int lo = ce[n];  const int df = lo - 1; }
template<int I> void a5(int n, u3 d, const int *ce) { const int nty = n / I; int k = d.z*nty; const int df = n - 1; }
template<int I> void a6(int n, u3 d, const int *ce) { const int nty = n / I; int k = nty*n; const int lo = ce[0]; const int df = lo - 1; }
template<int I> void a7(int n, u3 d, const int *ce) { const int nty = n / I; int k = nty; const int lo = ce[0]; const int df = lo - 1; }
template<int I> void a8(int n, u3 d, const int *ce) { const int nty = n / I; int k = nty * 2; const int lo = ce[k]; const int df = lo - 1; }
template<int I> void a9(int n, u3 d, const int *ce) { const int nty = n / I; unsigned k = d.z * nty; const int lo = ce[k]; const int df = lo - 1; }
template<int I> void b1(int n, u3 d, const int *ce) { int nty = I; int k = fdm(nty, d).x; int z = k; const int lo = ce[k]; const int df = lo - 1; }
template<int I> void b2(int n, u3 d, const int *ce) { const int lo = ce[I]; const int df = lo - 1; }
template<int I> void b3(int n, u3 d, const int *ce) { const int nty = n / I; int k = d.z*nty/d.x; u2 t2 = fdm(k, d); const int lo = t2.x; const int df = lo - 1; }
